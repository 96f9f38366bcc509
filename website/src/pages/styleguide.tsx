import { UnlistedMetadata } from '@docusaurus/theme-common';
import Heading from '@theme/Heading';
import Layout from '@theme/Layout';
import type { ReactNode } from 'react';

const buttons = [
  { name: 'Primary', className: 'button button--primary' },
  { name: 'Secondary', className: 'button' },
  { name: 'Quiet', className: 'button button--quiet' },
  { name: 'Small', className: 'button button--sm' },
] as const;

const buttonStates = [
  { name: 'at rest', props: {} },
  { name: 'open', props: { 'aria-expanded': true } },
  { name: 'busy', props: { 'aria-busy': true } },
  { name: 'disabled', props: { disabled: true } },
] as const;

const fieldStates = [
  { name: 'at rest', props: {} },
  { name: 'invalid', props: { 'aria-invalid': true } },
  { name: 'disabled', props: { disabled: true } },
] as const;

const notices = [
  {
    name: 'secondary',
    text: 'Says what happened, such as “The demo is back in its initial state.”',
  },
  { name: 'danger', text: 'Says what is wrong and what to do.' },
  { name: 'info', text: 'Adds a remark to the text around it.' },
  { name: 'warning', text: 'Names a pitfall.' },
] as const;

/** Every control of src/css/controls.css in every state that a page can set. */
export default function StyleGuide() {
  return (
    <Layout
      title="Style guide"
      description="Every control of this site in every state, for people who change its stylesheets."
    >
      <UnlistedMetadata />
      <main className="container margin-vert--lg padding-bottom--xl">
        <Heading as="h1">Style guide</Heading>
        <p>
          Each control of the site exists once, in <code>website/src/css/controls.css</code>. Use
          these classes instead of new rules. Point at a control, press it, or move the focus to it
          to see the other states.
        </p>
        <noscript>
          <p>A page whose controls do something needs JavaScript, and says so like this.</p>
        </noscript>
        <Part name="Buttons">
          {buttons.map(({ name, className }) => (
            <p key={name}>
              {buttonStates.map((state) => (
                <button
                  key={state.name}
                  type="button"
                  className={`${className} margin-right--sm`}
                  {...state.props}
                >
                  {name}, {state.name}
                </button>
              ))}
            </p>
          ))}
          <p>
            <a className="button margin-right--sm" href="#buttons">
              Link as a button
            </a>
            <button type="button" className="button button--quiet button--icon" aria-label="Close">
              ×
            </button>
          </p>
        </Part>
        <Part name="Fields">
          {fieldStates.map(({ name, props }) => (
            <p key={name}>
              <input
                className="control margin-right--sm"
                aria-label={`Text, ${name}`}
                defaultValue={`Text, ${name}`}
                {...props}
              />
              <select className="control" aria-label={`Select, ${name}`} {...props}>
                <option>Select, {name}</option>
              </select>
            </p>
          ))}
          <p>
            <textarea className="control" aria-label="Code" rows={3} defaultValue="total > 100" />
          </p>
          <p>
            <input type="file" aria-label="File" />
          </p>
        </Part>
        <Part name="Checkboxes, radio buttons, and sliders">
          {(['checkbox', 'radio'] as const).map((type) => (
            <p key={type}>
              {[{ defaultChecked: true }, { disabled: true }, {}].map((props) => (
                <label key={Object.keys(props).join()} className="check margin-right--md">
                  <input type={type} name={type} {...props} />
                  {Object.keys(props)[0] === 'defaultChecked' ? 'on' : 'off'}
                  {'disabled' in props && ', disabled'}
                </label>
              ))}
            </p>
          ))}
          <input type="range" aria-label="Slider" defaultValue={40} />
        </Part>
        <Part name="Pills">
          <nav className="pills margin-bottom--sm" aria-label="Links">
            <a className="pills__item" href="#pills" aria-current="page">
              Current page
            </a>
            <a className="pills__item" href="#pills">
              Other page
            </a>
          </nav>
          <fieldset className="pills margin-bottom--sm">
            <legend className="sr-only">Switches</legend>
            <button type="button" className="pills__item" aria-pressed>
              Pressed
            </button>
            <button type="button" className="pills__item" aria-pressed={false}>
              Not pressed
            </button>
          </fieldset>
          <fieldset className="pills">
            <legend className="sr-only">Choice</legend>
            {['Chosen', 'Not chosen'].map((name, index) => (
              <label key={name} className="pills__item">
                <input type="radio" name="pill" defaultChecked={index === 0} />
                {name}
              </label>
            ))}
          </fieldset>
        </Part>
        <Part name="Badges">
          <p>
            A name <span className="badge badge--secondary">since v8.1</span>
          </p>
        </Part>
        <Part name="Notices">
          {notices.map(({ name, text }) => (
            <p key={name} className={`alert alert--${name}`}>
              {text}
            </p>
          ))}
        </Part>
        <Part name="Tables">
          <table>
            <thead>
              <tr>
                <th scope="col">Column</th>
                <th scope="col">Column</th>
              </tr>
            </thead>
            <tbody>
              <tr>
                <th scope="row">Row</th>
                <td>Cell</td>
              </tr>
              <tr>
                <th scope="row">Row</th>
                <td>Cell</td>
              </tr>
            </tbody>
          </table>
        </Part>
        <Part name="Menus">
          <details className="dropdown dropdown--show" open>
            <summary className="button">Menu</summary>
            <div className="dropdown__menu">
              <button type="button" className="dropdown__link">
                First item
              </button>
              <button type="button" className="dropdown__link">
                Second item
              </button>
            </div>
          </details>
        </Part>
      </main>
    </Layout>
  );
}

interface PartProps {
  readonly name: string;
  readonly children: ReactNode;
}

const Part = ({ name, children }: PartProps) => (
  <section className="margin-bottom--lg">
    <Heading as="h2" id={name.toLowerCase().replace(/\W+/g, '-')}>
      {name}
    </Heading>
    {children}
  </section>
);
