import { controlNames } from '../../../../kits/controls';
import { uiKits } from '../../../../kits/kits';
import { ScrollingTable } from '../../../../src/components/ScrollBox/ScrollingTable';

const words = { component: 'its own component', classes: 'classes' } as const;

/** Which controls each kit's add-on changes, and how. */
export const KitMatrix = () => (
  <ScrollingTable>
    <thead>
      <tr>
        <th scope="col">Kit</th>
        {controlNames.map((name) => (
          <th key={name} scope="col">
            <code>{name}</code>
          </th>
        ))}
      </tr>
    </thead>
    <tbody>
      {uiKits.map(({ id, label, controls }) => (
        <tr key={id}>
          <th scope="row">{label}</th>
          {controlNames.map((name) => {
            const change = controls[name];
            return <td key={name}>{change ? words[change] : 'unchanged'}</td>;
          })}
        </tr>
      ))}
    </tbody>
  </ScrollingTable>
);
