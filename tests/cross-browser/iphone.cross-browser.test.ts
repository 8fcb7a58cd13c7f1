import { declareJourneys } from './declare-journeys.ts';
import { iPhone } from './drivers/chromium.ts';

declareJourneys(iPhone, { issues: false });
