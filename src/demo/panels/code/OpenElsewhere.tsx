import { useState } from 'react';
import { codeSandboxForm, type ElsewhereForm, stackBlitzForm } from '../../code/elsewhere.ts';
import { projectFiles } from '../../code/project.ts';
import type { CodeInput } from '../../code/types.ts';
import styles from './CodePanel.module.css';

/** Hands the whole project to other sites. Nothing of theirs loads before a button is pressed. */
export function OpenElsewhere({ input }: { readonly input: CodeInput }) {
  const [problem, setProblem] = useState<string>();

  const openCodeSandbox = async () => {
    try {
      const { default: packer } = await import('lz-string');
      send(codeSandboxForm(projectFiles(input), packer.compressToBase64));
      setProblem(undefined);
    } catch {
      setProblem('CodeSandbox needs a file that did not load. Is there a network?');
    }
  };

  return (
    <div className={styles.elsewhere}>
      <span>Open the whole project in a new tab:</span>
      <button type="button" onClick={() => send(stackBlitzForm(projectFiles(input)))}>
        StackBlitz
      </button>
      <button type="button" onClick={openCodeSandbox}>
        CodeSandbox
      </button>
      {problem && <span role="alert">{problem}</span>}
    </div>
  );
}

function send({ action, inputs }: ElsewhereForm): void {
  const form = document.createElement('form');
  form.method = 'post';
  form.action = action;
  form.target = '_blank';
  form.rel = 'noopener';
  for (const [name, value] of Object.entries(inputs)) {
    const input = document.createElement('input');
    input.type = 'hidden';
    input.name = name;
    input.value = value;
    form.append(input);
  }
  document.body.append(form);
  form.submit();
  form.remove();
}
