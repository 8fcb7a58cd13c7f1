import { useState } from 'react';
import preview from '#storybook/preview.tsx';
import { Button } from '../button/button.tsx';
import { ComboBox } from '../combo-box/combo-box.tsx';
import { DateField } from '../date-field/date-field.tsx';
import { ErrorSummary } from '../error-summary/error-summary.tsx';
import { RadioGroup } from '../radio-group/radio-group.tsx';
import { Select } from '../select/select.tsx';
import { TextArea } from '../text-area/text-area.tsx';
import { TextField } from '../text-field/text-field.tsx';

const texts = {
  title: 'Revisa estos datos antes de seguir',
  email: 'Por favor ingresa un email válido',
  gender: 'Elige un género',
} as const;

interface TogetherProps {
  /** True if the form shows its problems after an attempt to submit. */
  readonly isTried: boolean;
}

/** Fields in a form: two columns if the width allows it. */
function Together({ isTried }: TogetherProps) {
  const [value, setValue] = useState('');
  const [career, setCareer] = useState<string | null>('Ingeniería de Sistemas');
  const [kind, setKind] = useState<string | null>('CI');
  const [gender, setGender] = useState<string | null>(null);
  const text = { value, onChange: setValue };
  const plain = { itemKey: String, itemLabel: String };
  const careers = ['Arquitectura', 'Derecho', 'Ingeniería de Sistemas'];
  const errors = isTried ? texts : { email: undefined, gender: undefined };
  const summary = [
    { fieldId: 'together-email', message: texts.email },
    { fieldId: 'together-gender', message: texts.gender },
  ];
  return (
    <form style={{ display: 'grid', gap: '1.5em', maxWidth: '46em' }}>
      <ErrorSummary title={texts.title} items={isTried ? summary : []} />
      <div
        style={{
          display: 'grid',
          gap: '1.5em 1.25em',
          gridTemplateColumns: 'repeat(auto-fit, minmax(min(17em, 100%), 1fr))',
          alignItems: 'start',
        }}
      >
        <Select
          {...plain}
          label="Tipo de identificación"
          items={['V', 'E', 'P']}
          value={kind}
          onChange={setKind}
          isRequired
        />
        <TextField
          label="Número de identificación"
          value="V-18.234.567"
          onChange={setValue}
          isRequired
        />
        <TextField label="Primer nombre" {...text} autoComplete="given-name" isRequired />
        <TextField label="Segundo nombre" {...text} autoComplete="additional-name" isOptional />
        <TextField
          id="together-email"
          label="Correo electrónico"
          hint="Allí recibirás el código de tu solicitud."
          type="email"
          value="maria@correo"
          onChange={setValue}
          error={errors.email}
          isRequired
        />
        <DateField
          label="Fecha de nacimiento"
          hint="Día, mes y año, como en tu documento."
          value="03/05/2000"
          onChange={setValue}
          understoodAs="3 de mayo de 2000"
          isRequired
        />
      </div>
      <ComboBox
        {...plain}
        label="Carrera"
        items={careers}
        value={career}
        onChange={setCareer}
        isRequired
      />
      <RadioGroup
        {...plain}
        id="together-gender"
        label="Género"
        items={['Masculino', 'Femenino']}
        layout="segmented"
        value={gender}
        onChange={setGender}
        error={errors.gender}
        isRequired
      />
      <TextArea label="Notas" {...text} isOptional rows={3} />
      <div>
        <Button>Siguiente</Button>
      </div>
    </form>
  );
}

const meta = preview.meta({ title: 'Componentes/Formulario', component: Together });

export const Fresh = meta.story({ name: 'Sin errores', args: { isTried: false } });
export const Invalid = meta.story({ name: 'Con errores', args: { isTried: true } });
