import { expect, test } from 'vitest';
import { createLog } from '../../server/log.ts';

test('a line is written immediately, unless it is below the level', () => {
  const written: [level: string, msg: string][] = [];
  const log = createLog('info', (line) => {
    const { level, msg } = JSON.parse(line);
    written.push([level, msg]);
  });
  log.debug('a detail');
  log.info('a request');
  log.warn('a mail is tried again');
  log.error('the disk is full');
  expect(written).toEqual([
    ['info', 'a request'],
    ['warn', 'a mail is tried again'],
    ['error', 'the disk is full'],
  ]);
});

test('a line is one JSON object: time, level, message and fields', async () => {
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
