import { enhance } from '../../templates/enhance/enhance.ts';

enhance();
