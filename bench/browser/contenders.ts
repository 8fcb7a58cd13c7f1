/** A page that the benchmark opens. */
export interface Contender {
  readonly name: string;
  readonly source: string;
  /** Element that is visible when a user can start. */
  readonly usableWhen: string;
}

/** The minimal form: React and plain inputs, with the same first question and the same server. */
const plainForm = `
  import { useEffect, useState } from 'react';
  import { createRoot } from 'react-dom/client';
  function Form() {
    const [rows, setRows] = useState([]);
    const [name, setName] = useState('');
    useEffect(() => {
      fetch('/api/public/ceremonies').then((answer) => answer.json()).then((body) => setRows(body.data));
    }, []);
    return (
      <form>
        {rows.map((row) => <label key={row.id}><input type="radio" name="c" value={row.id} />{row.name}</label>)}
        <label>Primer nombre <input value={name} onChange={(event) => setName(event.target.value)} /></label>
      </form>
    );
  }
  createRoot(document.getElementById('root')).render(<Form />);`;

function widget(name: string, entry: string): string {
  return `
    import { createRoot } from 'react-dom/client';
    import { GraduationProvider, ${name} } from '${entry}';
    createRoot(document.getElementById('root')).render(
      <GraduationProvider api={{ baseUrl: '' }}><${name} /></GraduationProvider>
    );`;
}

export const plain: Contender = {
  name: 'plain React form',
  source: plainForm,
  usableWhen: 'input[type=radio]',
};

export const wizard: Contender = {
  name: 'wizard',
  source: widget('GraduationWizard', 'birrete/graduation-wizard'),
  usableWhen: 'input[type=radio]',
};

export const statusLookup: Contender = {
  name: 'status look-up',
  source: widget('StatusLookup', 'birrete/status-lookup'),
  usableWhen: 'input',
};
