import type { ComponentType } from 'react';
import type { SectionOf } from '../../schema/section.ts';

/** The components of custom section kinds. vite.config.ts fills in those of the folders beside the definition. */
export const ownViews: Readonly<Record<string, ComponentType<{ section: SectionOf<'own'> }>>> = {};
