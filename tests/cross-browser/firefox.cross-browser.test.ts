import { declareJourneys } from './declare-journeys.ts';
import { firefox } from './drivers/firefox.ts';

declareJourneys(firefox);
