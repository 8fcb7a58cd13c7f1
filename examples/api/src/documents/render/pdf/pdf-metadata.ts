/**
 * Declares PDF/UA-1 beside PDF/A-2a, for which PDFKit has one option only. PDF/A wants the schema of every property that
 * it does not know itself.
 */
export function declareAccessible(document: PDFKit.PDFDocument): void {
  const target = document as unknown as { appendXML(xml: string): void };
  target.appendXML(`
        <rdf:Description xmlns:pdfuaid="http://www.aiim.org/pdfua/ns/id/" rdf:about="">
            <pdfuaid:part>1</pdfuaid:part>
        </rdf:Description>
        <rdf:Description rdf:about=""
            xmlns:pdfaExtension="http://www.aiim.org/pdfa/ns/extension/"
            xmlns:pdfaSchema="http://www.aiim.org/pdfa/ns/schema#"
            xmlns:pdfaProperty="http://www.aiim.org/pdfa/ns/property#">
            <pdfaExtension:schemas>
                <rdf:Bag>
                    <rdf:li rdf:parseType="Resource">
                        <pdfaSchema:namespaceURI>http://www.aiim.org/pdfua/ns/id/</pdfaSchema:namespaceURI>
                        <pdfaSchema:prefix>pdfuaid</pdfaSchema:prefix>
                        <pdfaSchema:schema>PDF/UA identification schema</pdfaSchema:schema>
                        <pdfaSchema:property>
                            <rdf:Seq>
                                <rdf:li rdf:parseType="Resource">
                                    <pdfaProperty:category>internal</pdfaProperty:category>
                                    <pdfaProperty:description>Part of PDF/UA</pdfaProperty:description>
                                    <pdfaProperty:name>part</pdfaProperty:name>
                                    <pdfaProperty:valueType>Integer</pdfaProperty:valueType>
                                </rdf:li>
                            </rdf:Seq>
                        </pdfaSchema:property>
                    </rdf:li>
                </rdf:Bag>
            </pdfaExtension:schemas>
        </rdf:Description>
        `);
}

/**
 * Asks the printer for one side of the paper: otherwise one that prints on both puts the second document on the back of
 * the first. PDFKit has no option for it.
 */
export function printOnOneSide(document: PDFKit.PDFDocument): void {
  const { _root } = document as unknown as {
    readonly _root: { readonly data: { readonly ViewerPreferences: { readonly data: object } } };
  };
  Object.assign(_root.data.ViewerPreferences.data, { Duplex: 'Simplex' });
}

/** A text that PDFKit writes unescaped into the XML of the metadata, and as it is everywhere else. */
export function metadataText(text: string): string {
  return text.replace(/&/g, '＆').replace(/</g, '‹').replace(/>/g, '›');
}
