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

test('a line is one JSON object: when, how grave, what, and the facts', async () => {
  const lines: string[] = [];
  const log = createLog('debug', (line) => lines.push(line));
  const before = new Date().toISOString();
  log.info('a "request"', { path: '/a"b', status: 200, isKept: true });
  log.debug('no facts');
  log.debug('none either', {});
  await new Promise((resolve) => setTimeout(resolve, 5));
  log.warn('later');
  const [first, ...others] = lines.map((line) => JSON.parse(line));
  expect(Object.keys(first)).toEqual(['time', 'level', 'msg', 'path', 'status', 'isKept']);
  expect(first).toMatchObject({ level: 'info', msg: 'a "request"', path: '/a"b', status: 200, isKept: true });
  expect(others.map(({ time, ...said }) => said)).toEqual([
    { level: 'debug', msg: 'no facts' },
    { level: 'debug', msg: 'none either' },
    { level: 'warn', msg: 'later' },
  ]);
  expect(first.time >= before && others[2].time > first.time && others[2].time <= new Date().toISOString()).toBe(true);
  expect(first.time).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/);
});
