import { type ComponentType, createContext, useContext } from 'react';
import type { ValueEditorProps } from 'react-querybuilder';
import { jsDateAPI } from '../jsDateAPI.ts';
import {
  defaultRelativeDateTimeAnchors,
  defaultRelativeDateTimeToggleLabels,
  defaultRelativeDateTimeUnits,
} from './defaults.ts';
import { toggleModeController } from './modeControllers.ts';
import type { RelativeDateTimeEditorConfig, ResolvedRelativeDateTimeConfig } from './types.ts';

/** The value editor that `QueryBuilderDateTime` replaced; it renders all other values, and the inputs of dates. */
export const BaseValueEditorContext = createContext<ComponentType<ValueEditorProps> | undefined>(
  undefined,
);

/** The configuration of the editors, as the provider got it. */
export const RelativeDateTimeConfigContext = createContext<RelativeDateTimeEditorConfig>({});

/** The configuration of the editors: the provider's, with defaults for the rest. */
export function useRelativeDateTimeConfig(): ResolvedRelativeDateTimeConfig {
  const config = useContext(RelativeDateTimeConfigContext);
  return {
    modeController: config.modeController ?? toggleModeController,
    anchors: config.anchors ?? defaultRelativeDateTimeAnchors,
    units: config.units ?? defaultRelativeDateTimeUnits,
    toggleLabels: { ...defaultRelativeDateTimeToggleLabels, ...config.toggleLabels },
    dateTimeAPI: config.dateTimeAPI ?? jsDateAPI,
  };
}
