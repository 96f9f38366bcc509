import { useState } from 'react';
import { Builder } from '../../../features/demo/client/builder/Builder';
import { Choice } from './Choice';
import { type Language, languages } from './languages';
import type { SharedQuery } from './types';

export function LanguageBuilder(shared: SharedQuery) {
  const [language, setLanguage] = useState<Language>('עברית');
  const { code, direction, fields, ...controls } = languages[language];
  return (
    <>
      <Choice
        legend="Language"
        options={Object.keys(languages) as Language[]}
        value={language}
        onChange={setLanguage}
      />
      <div lang={code} dir={direction}>
        <Builder
          name="Filter in another language"
          {...shared}
          fields={fields}
          controls={controls}
        />
      </div>
    </>
  );
}
