import { testEveryPage } from '../fixture/every-page.ts';

testEveryPage('next');
