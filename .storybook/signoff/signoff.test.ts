import { mkdtempSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { addSignatures, readBaselines, readSignatures } from './files.ts';
import { parseSignature, parseSignatures } from './parseSignature.ts';
import { reportOf, signoffOf, windowsOf, type Baselines, type Signatures } from './signoff.ts';

const now = '0123456789abcdef';
const before = 'fedcba9876543210';
const baselines: Baselines = { 'pages-blog--empty-w360': now, 'pages-blog--empty-w1440': now };
const signedOn = (baseline: string) => ({ baseline, name: 'Ana', date: '2026-11-23' });

describe('signoffOf', () => {
  const statusWith = (signatures: Signatures) =>
    signoffOf(signatures, baselines, 'pages-blog--empty-w360').status;

  it('is signed when the baseline is the one that was signed', () =>
    expect(statusWith({ 'pages-blog--empty-w360': signedOn(now) })).toBe('signed'));

  it('is changed when the baseline is another one', () =>
    expect(statusWith({ 'pages-blog--empty-w360': signedOn(before) })).toBe('changed'));

  it('is never when only another window was signed', () =>
    expect(statusWith({ 'pages-blog--empty-w1440': signedOn(now) })).toBe('never'));
});

describe('reportOf', () => {
  it('names what has changed and what is gone, and counts the rest', () => {
    const signatures = {
      'pages-blog--empty-w1440': signedOn(before),
      'pages-blog--old-w360': signedOn(now),
    };
    expect(reportOf(signatures, baselines)).toEqual({
      lines: [
        'pages-blog--empty-w1440: changed since Ana signed it on 2026-11-23',
        'pages-blog--old-w360: gone since Ana signed it on 2026-11-23',
      ],
      signed: 0,
      changed: 1,
      gone: 1,
      never: 1,
      total: 2,
    });
  });
});

describe('windowsOf', () => {
  it('lists the windows of a story, the narrowest first, without those of longer names', () => {
    const all = { 'a--b-w1440': now, 'a--b-w360': now, 'a--b-wide-w320': now };
    expect(windowsOf(all, 'a--b')).toEqual(['w360', 'w1440']);
  });
});

describe('parseSignature', () => {
  const valid = { name: 'pages-blog--empty-w360', baseline: now, person: ' Ana Müller ' };

  it('accepts a known baseline as it is now', () =>
    expect(parseSignature(valid, baselines)).toEqual({ ...valid, person: 'Ana Müller' }));

  it.each([
    ['an unknown story', { ...valid, name: 'pages-blog--full-w360' }],
    ['an unknown window', { ...valid, name: 'pages-blog--empty-w361' }],
    ['a name of every object', { ...valid, name: '__proto__' }],
    ['a path', { ...valid, name: '../../package' }],
    ['a baseline that has changed', { ...valid, baseline: before }],
    ['no person', { ...valid, person: '  ' }],
    ['markup as a person', { ...valid, person: '<img src=x>' }],
    ['two lines as a person', { ...valid, person: 'Ana\nBo' }],
    ['a person that is too long', { ...valid, person: 'a'.repeat(61) }],
    ['another key', { ...valid, date: '1999-01-01' }],
    ['a list', [valid]],
    ['nothing', null],
  ])('refuses %s', (_what, value) => {
    expect(() => parseSignature(value, baselines)).toThrow(/signature|baseline|changed/);
  });
});

describe('parseSignatures', () => {
  it('keeps the valid signatures, and says what is wrong with each of the others', () => {
    const valid = { name: 'pages-blog--empty-w360', baseline: now, person: 'Ana' };
    const changed = { ...valid, name: 'pages-blog--empty-w1440', baseline: before };
    expect(parseSignatures([changed, valid, null], baselines)).toEqual({
      requests: [valid],
      problems: [
        expect.stringMatching(/^Signature 1: pages-blog--empty-w1440 has changed since/),
        expect.stringMatching(/^Signature 3: This is no signature/),
      ],
    });
  });
});

describe('the files', () => {
  let folder: string;
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'signoff-'));
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  it('keeps earlier signatures, replaces those of the same baseline, and sorts by name', () => {
    const file = join(folder, 'signoff.json');
    const sign = (name: string, person: string) =>
      addSignatures([{ name, baseline: now, person }], '2026-11-23', file);
    sign('b-w360', 'Ana');
    sign('a-w360', 'Ana');
    sign('b-w360', 'Bo');
    expect(Object.entries(readSignatures(file))).toEqual([
      ['a-w360', signedOn(now)],
      ['b-w360', { ...signedOn(now), name: 'Bo' }],
    ]);
    expect(readFileSync(file, 'utf8')).toMatch(/\}\n$/);
  });

  it('says in one sentence that the file is no list of signatures', () => {
    const file = join(folder, 'signoff.json');
    writeFileSync(file, '<<<<<<< HEAD');
    expect(() => readSignatures(file)).toThrow(`${file} is not a list of signatures.`);
  });

  it('gives a changed baseline another hash', () => {
    let seconds = 0;
    const hashOf = (content: string) => {
      const file = join(folder, 'a--b-w360.webp');
      writeFileSync(file, content);
      utimesSync(file, ++seconds, seconds);
      return readBaselines(folder)['a--b-w360'];
    };
    expect(hashOf('one')).toMatch(/^[0-9a-f]{16}$/);
    expect(hashOf('one')).not.toBe(hashOf('two'));
  });
});
