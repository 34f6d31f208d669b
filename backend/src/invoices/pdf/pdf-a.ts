/** The name that ZUGFeRD and Factur-X prescribe; programs look for it. */
const FILE_NAME = 'factur-x.xml';
const FACTUR_X = 'urn:factur-x:pdfa:CrossIndustryDocument:invoice:1p0#';
const PDFA = 'http://www.aiim.org/pdfa/ns';

/** What the document says of the invoice in it, and for each what it means, as PDF/A asks of words it does not know. */
const PROPERTIES = [
  { name: 'DocumentFileName', value: FILE_NAME, meaning: 'name of the embedded XML invoice file' },
  { name: 'DocumentType', value: 'INVOICE', meaning: 'type of the hybrid document' },
  { name: 'Version', value: '1.0', meaning: 'version of the XML invoice schema' },
  { name: 'ConformanceLevel', value: 'EN 16931', meaning: 'profile of the embedded XML invoice' },
] as const;

const invoiceMetadata = (): string => `
  <rdf:Description rdf:about="" xmlns:fx="${FACTUR_X}">
    ${PROPERTIES.map(({ name, value }) => `<fx:${name}>${value}</fx:${name}>`).join('\n    ')}
  </rdf:Description>
  <rdf:Description rdf:about="" xmlns:pdfaExtension="${PDFA}/extension/"
      xmlns:pdfaSchema="${PDFA}/schema#" xmlns:pdfaProperty="${PDFA}/property#">
    <pdfaExtension:schemas><rdf:Bag><rdf:li rdf:parseType="Resource">
      <pdfaSchema:schema>Factur-X PDFA Extension Schema</pdfaSchema:schema>
      <pdfaSchema:namespaceURI>${FACTUR_X}</pdfaSchema:namespaceURI>
      <pdfaSchema:prefix>fx</pdfaSchema:prefix>
      <pdfaSchema:property><rdf:Seq>${PROPERTIES.map(
        ({ name, meaning }) => `
        <rdf:li rdf:parseType="Resource">
          <pdfaProperty:name>${name}</pdfaProperty:name>
          <pdfaProperty:valueType>Text</pdfaProperty:valueType>
          <pdfaProperty:category>external</pdfaProperty:category>
          <pdfaProperty:description>${meaning}</pdfaProperty:description>
        </rdf:li>`,
      ).join('')}
      </rdf:Seq></pdfaSchema:property>
    </rdf:li></rdf:Bag></pdfaExtension:schemas>
  </rdf:Description>`;

/** Puts the electronic invoice into its picture: the same invoice in another form. */
export const embedEInvoice = (pdf: PDFKit.PDFDocument, xml: string, issuedAt: Date): void => {
  // Its types do not know `relationship` yet.
  const options = {
    name: FILE_NAME,
    type: 'text/xml',
    description: 'Die Rechnung als Datensatz nach EN 16931 (ZUGFeRD, Factur-X)',
    relationship: 'Alternative',
    creationDate: issuedAt,
    modifiedDate: issuedAt,
  };
  pdf.file(Buffer.from(xml), options);
  pdf.appendXML(invoiceMetadata());
};
