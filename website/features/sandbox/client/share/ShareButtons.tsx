import { useEffect, useState } from 'react';
import { copyText } from '../../../../src/components/clipboard/copyText.ts';
import { platforms, sendForm } from '../../../project/platforms.ts';
import { isReadable, sandboxAddress } from '../address';
import type { Project } from '../project';
import styles from '../Sandbox.module.css';
import { collectFiles, formFor } from './collectFiles';

export function ShareButtons({ project }: { readonly project: Project }) {
  const [message, setMessage] = useState('');

  // The message covers a part of the result.
  useEffect(() => {
    if (!message) return undefined;
    const timer = setTimeout(setMessage, 8000, '');
    return () => clearTimeout(timer);
  }, [message]);

  const attempt = (act: () => Promise<string>) => async () => {
    try {
      setMessage(await act());
    } catch (error) {
      setMessage((error as Error).message);
    }
  };

  const copyLink = attempt(async () => {
    const address = new URL(await sandboxAddress(project), location.href).href;
    if (!isReadable(address, project)) {
      throw new Error('The project is too large for a link. Download it instead.');
    }
    if (await copyText(address)) return 'Link copied. It contains all of the code.';
    history.replaceState(history.state, '', address);
    return 'Copy the link from the address bar. It contains all of the code.';
  });

  const download = attempt(async () => {
    const [tree, { saveZip }] = await Promise.all([
      collectFiles(project),
      import('../../../project/zip.ts'),
    ]);
    saveZip(tree);
    return 'Unpack the zip, then run: npm install && npm start';
  });

  return (
    <div className={styles.share}>
      <button type="button" className="button" onClick={copyLink}>
        Copy link
      </button>
      <button type="button" className="button" onClick={download}>
        Download
      </button>
      {platforms.map((platform) => (
        <button
          key={platform.id}
          type="button"
          className="button"
          onClick={attempt(async () => {
            sendForm(await formFor(platform, project), '_blank');
            return `Opened in ${platform.label}, in a new tab.`;
          })}
        >
          Open in {platform.label}
        </button>
      ))}
      <span className={styles.message} role="status">
        {message}
      </span>
    </div>
  );
}
