// @vitest-environment jsdom
import { rooms } from './rooms.ts';
import { testFaults } from './testFaults.ts';

testFaults(rooms.filter(({ call }) => call === 'posts'));
