import { testInEngine } from './in-engine.ts';

testInEngine('WebKitGTK');
