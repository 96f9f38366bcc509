import { useEffect, useRef, useState } from 'react';
import { documentedReleases } from '../../../../releases/versions';
import { myRelease, nearestOlder, readRelease } from '../../../src/components/myRelease/myRelease';
import { decodeProject, isReadable, pageAddress, sandboxAddress, sandboxPath } from './address';
import type { Project } from './project';
import { latestRelease } from './releases';
import type { Template } from './templates/template';
import { templateById, templates } from './templates/templates';

export interface ProjectState {
  readonly project: Project;
  /** The unchanged template of the project; `undefined` after an edit. */
  readonly template: Template | undefined;
  /** The problem with the address; empty if there was none. */
  readonly notice: string;
}

const firstTemplate = templates[0] as Template;

/** A template as a project, on a release that it fits. */
export function projectOf(template: Template, release: string): Project {
  const fitting = template.fits(release) ? release : latestRelease;
  return { release: fitting, files: template.files(fitting) };
}

/** Milliseconds from the last edit until the address contains it. */
const addressPauseMs = 800;

/**
 * The project of the address: a shared one in its hash, or a template; `undefined` until it has
 * been read. Edits go into the address, so a reload keeps them.
 */
export function useProject(): readonly [ProjectState | undefined, (state: ProjectState) => void] {
  const [state, setState] = useState<ProjectState>();
  const edited = useRef(false);

  useEffect(() => {
    let isOver = false;
    const read = () => {
      readAddress(pageAddress()).then((found) => {
        if (!isOver) setState(found);
      });
    };
    read();
    addEventListener('hashchange', read);
    return () => {
      isOver = true;
      removeEventListener('hashchange', read);
    };
  }, []);

  useEffect(() => {
    if (!state || !edited.current) return undefined;
    let isOver = false;
    const timer = setTimeout(async () => {
      const { template, project } = state;
      const isDefault = template && project.release === latestRelease;
      const address = isDefault
        ? sandboxPath(`?template=${template.id}`)
        : await sandboxAddress(project);
      if (!isOver && isReadable(address, project)) history.replaceState(history.state, '', address);
    }, addressPauseMs);
    return () => {
      isOver = true;
      clearTimeout(timer);
    };
  }, [state]);

  return [
    state,
    (next) => {
      edited.current = true;
      setState(next);
    },
  ];
}

/** Never rejects: if the address can't be read, it returns the first template and a notice. */
async function readAddress({ hash, search }: Pick<URL, 'hash' | 'search'>): Promise<ProjectState> {
  const read = await decodeProject(hash);
  if (read.kind === 'project') {
    return { project: read.project, template: undefined, notice: '' };
  }
  const parameters = new URLSearchParams(search);
  const id = parameters.get('template') ?? parameters.get('t');
  const asked = id ? templateById(id) : firstTemplate;
  const template = asked ?? firstTemplate;
  const notice =
    read.kind === 'problem'
      ? `${read.message} Here’s a template instead.`
      : asked
        ? ''
        : `There is no template "${id}". Here’s the first one instead.`;
  const { release, notice: releaseNotice } = wantedRelease(parameters.get('release'), template);
  return {
    project: projectOf(template, release),
    template,
    notice: [notice, releaseNotice].filter(Boolean).join(' '),
  };
}

/** The release in the address, or the reader's, as near as the sandbox has it. */
function wantedRelease(asked: string | null, template: Template) {
  const read = asked === null ? undefined : readRelease(asked);
  const mine = read && 'release' in read ? read.release : myRelease();
  const nearest = mine && nearestOlder(mine, documentedReleases);
  if (!nearest || nearest === mine) return { release: nearest ?? latestRelease, notice: '' };
  const { release } = projectOf(template, nearest);
  return {
    release,
    notice: `The sandbox doesn’t have your release, ${mine}. This is ${release}${release === nearest ? ', the nearest older one' : ', because the template doesn’t work with older ones'}.`,
  };
}
