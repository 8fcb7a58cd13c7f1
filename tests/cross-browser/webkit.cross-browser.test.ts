import { declareJourneys } from './declare-journeys.ts';
import { webkit } from './drivers/webkit.ts';

declareJourneys(webkit);
