import { expect, test } from 'vitest';
import { createLog } from '../../server/log.ts';

test('a line that tells of trouble is written at once, and others may wait for each other', () => {
  const written: [msg: string, isUrgent: boolean][] = [];
  const log = createLog('info', (line, isUrgent) => written.push([JSON.parse(line).msg, isUrgent]));
  log.debug('a detail');
  log.info('a request');
  log.warn('a mail is tried again');
  log.error('the disk is full');
  expect(written).toEqual([
    ['a request', false],
    ['a mail is tried again', true],
    ['the disk is full', true],
  ]);
});
