import { testInEngine } from './in-engine.ts';

testInEngine('Firefox');
