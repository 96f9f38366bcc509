import { testEveryPage } from '../fixture/every-page.ts';

testEveryPage('others', ['/no-such-page']);
