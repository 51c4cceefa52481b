import type { ComponentType } from 'react';
import type { SectionOf } from '../../schema/section.ts';

/** The components of own kinds. vite.config.ts adds those from the folders next to the definition. */
export const ownViews: Readonly<Record<string, ComponentType<{ section: SectionOf<'own'> }>>> = {};
