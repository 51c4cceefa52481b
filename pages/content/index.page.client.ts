import { enhance } from '../../templates/client/enhance.ts';

enhance();
