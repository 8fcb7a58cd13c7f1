import { declareJourneys } from './declare-journeys.ts';
import { lowEndAndroid } from './drivers/chromium.ts';

declareJourneys(lowEndAndroid, { issues: false, reviews: false });
