type ActEnvironment = typeof globalThis & { IS_REACT_ACT_ENVIRONMENT?: boolean | undefined };

/** Waits for a widget as a person does: React must not ask for `act` around what it renders meanwhile. */
export async function withoutAct<Value>(work: () => Promise<Value>): Promise<Value> {
  const environment: ActEnvironment = globalThis;
  const former = environment.IS_REACT_ACT_ENVIRONMENT;
  environment.IS_REACT_ACT_ENVIRONMENT = false;
  try {
    return await work();
  } finally {
    environment.IS_REACT_ACT_ENVIRONMENT = former;
  }
}
