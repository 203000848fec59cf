import {
  Body,
  Button,
  Column,
  Container,
  Head,
  Heading,
  Html,
  Img,
  Link,
  Preview,
  Row,
  Section,
  Text,
} from '@react-email/components';
import { Fragment } from 'react';
import { nightStyles, styles } from './email-styles';
import type { Sender, EmailContent } from './email-content';

/** Every email: a stub with the brand, a perforated edge, and the content below it. */
export function EmailLayout(content: EmailContent) {
  const { language, sender, subject, paragraphs } = content;
  return (
    <Html lang={language}>
      <Head>
        <meta name="color-scheme" content="light dark" />
        <meta name="supported-color-schemes" content="light dark" />
        <title>{subject}</title>
        <style>{nightStyles}</style>
      </Head>
      <Preview>{paragraphs[0] ?? subject}</Preview>
      <Body className="paper" style={styles.paper}>
        <Container className="sheet" style={styles.sheet}>
          <Stub {...sender} />
          <Perforation />
          <Section style={styles.body}>
            <Heading className="ink" style={styles.headline}>
              {subject}
            </Heading>
            <Text className="ink" style={styles.text}>
              {content.greeting}
            </Text>
            {paragraphs.map((paragraph, index) => (
              <Text key={index} className="ink" style={styles.text}>
                <Lines text={paragraph} />
              </Text>
            ))}
            <Facts facts={content.facts} />
            <Action {...content} />
            {content.note && (
              <Text className="muted" style={styles.small}>
                {content.note}
              </Text>
            )}
            <Text className="muted" style={styles.small}>
              {content.questions}{' '}
              <Link className="brand" style={styles.link} href={`mailto:${sender.serviceEmail}`}>
                {sender.serviceEmail}
              </Link>
            </Text>
          </Section>
        </Container>
      </Body>
    </Html>
  );
}

function Lines({ text }: { readonly text: string }) {
  return text.split('\n').map((line, index) => (
    <Fragment key={index}>
      {index > 0 && <br />}
      {line}
    </Fragment>
  ));
}

function Stub({ name, logo, publicUrl }: Sender) {
  return (
    <Section style={styles.stub}>
      <Row>
        <Column width="36">
          <Img
            {...{ src: new URL(logo, publicUrl).href, alt: '', width: 36, height: 36 }}
            style={styles.logo}
          />
        </Column>
        <Column className="brand" style={styles.name}>
          {name}
        </Column>
      </Row>
    </Section>
  );
}

/** Two punched holes and a dashed line between them, where the stub would be torn off. */
function Perforation() {
  return (
    <Section data-skip-in-text>
      <Row>
        <Column className="paper" style={{ ...styles.hole, borderRadius: '0 12px 12px 0' }}>
          &nbsp;
        </Column>
        <Column style={{ padding: '0 8px' }}>
          <div className="line" style={styles.perforation}>
            &nbsp;
          </div>
        </Column>
        <Column className="paper" style={{ ...styles.hole, borderRadius: '12px 0 0 12px' }}>
          &nbsp;
        </Column>
      </Row>
    </Section>
  );
}

function Facts({ facts }: Pick<EmailContent, 'facts'>) {
  if (facts.length === 0) return null;
  return (
    <Section style={styles.facts}>
      {facts.map(([label, value]) => (
        <Row key={label}>
          <Column className="muted line" style={styles.label}>
            {label}{' '}
          </Column>
          <Column className="ink line" style={styles.value}>
            {value}
          </Column>
        </Row>
      ))}
    </Section>
  );
}

function Action({ action, plainLink }: Pick<EmailContent, 'action' | 'plainLink'>) {
  if (!action) return null;
  return (
    <Section>
      <Button className="button" style={styles.button} href={action.url}>
        {action.label}
      </Button>
      <Text className="muted" style={styles.small} data-skip-in-text>
        {plainLink}
        <br />
        <Link className="brand" style={styles.link} href={action.url}>
          {action.url}
        </Link>
      </Text>
    </Section>
  );
}
