import * as antd from '@react-querybuilder/antd';
import * as bootstrap from '@react-querybuilder/bootstrap';
import * as bulma from '@react-querybuilder/bulma';
import * as chakra from '@react-querybuilder/chakra';
import * as fluent from '@react-querybuilder/fluent';
import * as mantine from '@react-querybuilder/mantine';
import * as material from '@react-querybuilder/material';
import * as tremor from '@react-querybuilder/tremor';
import { expect, test } from 'vitest';
import { controlNames } from './controls.ts';
import { type UiKitId, uiKits } from './kits.ts';

const addOns: Readonly<Record<UiKitId, object>> = {
  antd,
  bootstrap,
  bulma,
  chakra,
  fluent,
  mantine,
  material,
  tremor,
};

/** The names in an add-on's export, such as `antdControlElements`. */
function namesIn(addOn: object, ending: string): readonly string[] {
  const [, value = {}] = Object.entries(addOn).find(([name]) => name.endsWith(ending)) ?? [];
  return Object.keys(value as object);
}

test.each(uiKits)('$id changes the controls that its add-on exports', ({ id, controls }) => {
  const components = namesIn(addOns[id], 'ControlElements');
  const classes = namesIn(addOns[id], 'ControlClassnames');
  expect(controls).toEqual(
    Object.fromEntries(
      controlNames.flatMap((name) => {
        if (components.includes(name)) return [[name, 'component']];
        return classes.includes(name) ? [[name, 'classes']] : [];
      }),
    ),
  );
  expect(components.filter((name) => !controlNames.some((known) => known === name))).toEqual([]);
});
