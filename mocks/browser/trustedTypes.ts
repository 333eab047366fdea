type PolicyFactory = {
  createPolicy: (
    name: string,
    rules: { createScriptURL: (url: string) => string },
  ) => { createScriptURL: (url: string) => unknown };
};

/**
 * Runs `start` with a Trusted Types policy for the service worker URL. MSW passes the URL as a string, which an
 * enforced policy rejects. Only `workerUrl` is allowed.
 */
export async function withTrustedWorkerUrl<T>(workerUrl: string, start: () => Promise<T>): Promise<T> {
  const { trustedTypes } = globalThis as { trustedTypes?: PolicyFactory };
  const container = navigator.serviceWorker as ServiceWorkerContainer | undefined;
  if (trustedTypes === undefined || container === undefined) return start();

  const policy = trustedTypes.createPolicy("portal-worker", {
    createScriptURL: (url) => {
      if (url !== workerUrl) throw new TypeError(`${url} is not the portal's worker.`);
      return url;
    },
  });
  const register = container.register.bind(container);
  container.register = (url, options) => register(policy.createScriptURL(String(url)) as string, options);
  try {
    return await start();
  } finally {
    Reflect.deleteProperty(container, "register");
  }
}
