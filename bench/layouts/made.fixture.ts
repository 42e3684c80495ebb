/** A made annual report in HTML: cover, selected data, statement of operations, cash flows. */
const tr = (label: string, ...figures: string[]) =>
  `<tr><td>${label}</td>${figures.map((text) => `<td>&nbsp;</td><td align="right">${text}</td>`).join('')}</tr>`

/** So much running text that no word of the page before stands close to the statement. */
const AUDIT = 'We conducted our audits in accordance with generally accepted auditing standards. '.repeat(20)

export const MADE = `<html><body><p>UNITED STATES</p><p>SECURITIES AND EXCHANGE COMMISSION</p><p>FORM 10-K</p>
<p>For the fiscal year ended December 31, 2004</p><p>MADE INSTRUMENTS INC</p>
<p>(Exact name of registrant as specified in its charter)</p>
<p>Item 6. Selected Financial Data</p><p>(in thousands, except per share data)</p>
<table>${tr('Year ended December 31,', '2004', '2003', '2002', '2001')}
${tr('Net sales', '84,310', '79,425', '71,933', '68,210')}${tr('Net income', '5,846', '4,917', '3,305', '2,960')}
${tr('Diluted earnings per share', '.57', '.48', '.33', '.30')}${tr('Total assets', '61,200', '57,820', '52,400', '50,110')}</table>
<p>Item 8. Financial Statements</p><p>${AUDIT}</p>
<p align="center"><b>MADE INSTRUMENTS INC</b></p><p align="center"><b>CONSOLIDATED STATEMENTS OF INCOME</b></p>
<p align="center">(in thousands, except share and per share data)</p>
<table><tr><td>&nbsp;</td><td colspan="6" align="center">Years Ended December 31,</td></tr>
<tr><td>&nbsp;</td><td colspan="2">2004</td><td colspan="2">2003</td><td colspan="2">2002</td></tr>
${tr('Net sales', '$84,310', '$79,425', '$71,933')}${tr('Cost of goods sold', '51,204', '48,877', '45,102')}
${tr('Gross profit', '33,106', '30,548', '26,831')}<tr><td>Operating expenses:</td></tr>
${tr('Selling, general and administrative expenses', '17,233', '16,104', '15,420')}
${tr('Research and development', '6,418', '6,205', '5,914')}${tr('Total operating expenses', '23,651', '22,309', '21,334')}
${tr('Operating income', '9,455', '8,239', '5,497')}${tr('Interest expense', '(610)', '(702)', '(811)')}
${tr('Other income, net', '149', '27', '399')}${tr('Income before income taxes', '8,994', '7,564', '5,085')}
${tr('Provision for income taxes', '3,148', '2,647', '1,780')}${tr('Net income', '$5,846', '$4,917', '$3,305')}
${tr('Basic earnings per share', '$.58', '$.49', '$.33')}${tr('Diluted earnings per share', '$.57', '$.48', '$.33')}
${tr('Weighted average shares outstanding, basic', '10,079,310', '10,034,693', '10,015,151')}
${tr('Weighted average shares outstanding, diluted', '10,256,140', '10,243,750', '10,016,002')}</table>
<p>See accompanying notes.</p><hr>
<p align="center">CONSOLIDATED STATEMENTS OF CASH FLOWS</p><p>(in thousands)</p>
<table>${tr('Years Ended December 31,', '2004', '2003', '2002')}<tr><td>Cash flows from operating activities:</td></tr>
${tr('Net income', '$5,846', '$4,917', '$3,305')}${tr('Depreciation and amortization', '3,110', '3,004', '2,890')}
${tr('Net cash provided by operating activities', '8,956', '7,921', '6,195')}
${tr('Cash flows used in investing activities', '(4,200)', '(3,900)', '(3,100)')}
${tr('Cash flows used in financing activities', '(2,000)', '(1,000)', '(900)')}</table></body></html>`

/** Another company's, with none of its amounts. */
export const OTHER = MADE.replaceAll('MADE INSTRUMENTS', 'OTHER HOLDINGS').replaceAll(/\d{1,3}(?:,\d{3})+/g, (text) =>
  Math.round(Number(text.replaceAll(',', '')) * 1.17).toLocaleString('en-US'),
)
