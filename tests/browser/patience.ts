import { configure } from '@testing-library/react';

/** Two cores that run several browsers at once are slow; waiting longer for what does come costs nothing. */
configure({ asyncUtilTimeout: 10_000 });
