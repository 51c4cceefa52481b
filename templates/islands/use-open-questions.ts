import { useEffect, useState } from 'react';

/** Which questions stand open. The address opens one too: `#q-warranty`, on arrival and from a link on the page. */
export function useOpenQuestions(ids: readonly string[]) {
  const [open, setOpen] = useState<string[]>([]);

  useEffect(() => {
    const openFromAddress = () => {
      const id = location.hash.slice(1);
      if (ids.includes(id)) setOpen((before) => (before.includes(id) ? before : [...before, id]));
    };
    openFromAddress();
    window.addEventListener('hashchange', openFromAddress);
    return () => window.removeEventListener('hashchange', openFromAddress);
  }, [ids]);

  return { open, setOpen };
}
