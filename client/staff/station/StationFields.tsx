import { chakra } from '@chakra-ui/react';
import { useState } from 'react';
import { Button } from '../../ui/Button';
import { useText } from '../i18n/useText';
import { createPlayer, sounds, type SoundName } from '../scan/sounds';
import { Field } from '../ui/Field';
import { readStation, readVolume, saveStation, saveVolume } from './station';

const names = Object.keys(sounds) as SoundName[];

/** Name and volume of this bench, kept by its browser. */
export function StationFields() {
  const text = useText();
  const [name, setName] = useState(readStation);
  const [volume, setVolume] = useState(readVolume);
  const [play] = useState(() => createPlayer(window, readVolume));
  return (
    <Fields>
      <Field
        label={text('scan.sheet.station')}
        hint={text('scan.sheet.stationHint')}
        maxLength={40}
        value={name}
        onChange={(event) => {
          setName(event.target.value);
          saveStation(event.target.value);
        }}
      />
      <chakra.div>
        <chakra.label display="block" marginBottom="5px" fontSize="sm" fontWeight="600">
          {text('scan.sheet.volume')}
          <chakra.input
            type="range"
            min={0}
            max={1}
            step={0.1}
            display="block"
            width="100%"
            minHeight="44px"
            accentColor="brand"
            value={volume}
            onChange={(event) => {
              setVolume(Number(event.target.value));
              saveVolume(Number(event.target.value));
            }}
          />
        </chakra.label>
        <chakra.p fontSize="sm" color="muted">
          {text('scan.sheet.volumeHint')}
        </chakra.p>
      </chakra.div>
      <chakra.div gridColumn="1 / -1">
        <chakra.p marginBottom="6px" fontSize="sm" fontWeight="600">
          {text('scan.sheet.try')}
        </chakra.p>
        <chakra.div display="flex" flexWrap="wrap" gap="2">
          {names.map((sound) => (
            <Button key={sound} size="sm" isRepeatable onClick={() => play(sound)}>
              {text(`line.sound.${sound}`)}
            </Button>
          ))}
        </chakra.div>
      </chakra.div>
    </Fields>
  );
}

const Fields = chakra('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: { base: 'repeat(2, minmax(0, 1fr))', mdDown: 'minmax(0, 1fr)' },
    gap: '16px 24px',
    marginTop: '24px',
    _print: { display: 'none' },
  },
});
