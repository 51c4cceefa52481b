import { carryChoice } from './carried-choice.ts';
import { correctDateBounds } from './date-bounds.ts';
import { keepTyped } from './typed-values.ts';

// What was typed comes first: a link that chooses a service wins.
keepTyped();
carryChoice();
correctDateBounds();
