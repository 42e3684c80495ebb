/** Made by `npm run lexicon` from tagged filings: words, kind of line, weight, a label that needs them, its filing. */
export const COUNTED = `
=benefit for income taxes	tax	14	benefit for income taxes	0000040545-23-000198
=consolidated net income	net	12	consolidated net income	0000021344-23-000048
=cost of revenues	cost	14	costs and expenses > cost of revenues	0000804328-25-000085
=cost of sales	cost	25	cost of sales	0000002488-23-000047
=income tax benefit	tax	12	income tax benefit	0000012927-23-000048
=income tax provision	tax	16	income tax provision	0000002488-23-000047
=income taxes	tax	17	income taxes	0000021344-23-000048
=less net earnings attributable to noncontrolling interests	minority	12	less net earnings attributable to noncontrolling interests	0000040545-23-000198
=less net income attributable to noncontrolling interests	minority	14	less net income attributable to noncontrolling interests	0000021344-23-000048
=net earnings	net	24	net earnings	0000012927-23-000048
=net income	net	24	net income	0000002488-23-000047
=net loss	net	20	net loss	0000012927-24-000010
=net sales	revenue	21	net sales	0000080424-23-000103
=provision for benefit from income taxes	tax	14	operating expenses > provision for benefit from income taxes	0001628280-25-003063
=provision for income taxes	tax	28	operating costs > provision for income taxes	0000018230-23-000047
=revenue	revenue	22	revenue	0000059478-25-000067
=total net sales	revenue-total	14	net sales > total net sales	0000320193-21-000105
adjustment	comprehensive	6	other income (expense) > foreign currency translation adjustment	0000000000-22-000001
and	expenses-total	-12	costs and expenses > total costs and expenses	0000037996-23-000050
and	pretax	-26	income before income taxes and equity income	0000002488-23-000047
and	revenue-total	-26	sales and revenues > total sales and revenues	0000018230-23-000047
attributable	attributable	-2	other income (expense) > net income attributable to common stock	0000732717-23-000047
attributable	minority	-3	less net income attributable to noncontrolling interests	0000021344-23-000048
before	pretax	21	income before income taxes and equity income	0000002488-23-000047
benefit	pretax	-11	operating expenses > net loss before income tax benefit	0001558370-23-014900
benefit	tax	4	income tax benefit	0000012927-23-000048
common	attributable	14	other income (expense) > net income attributable to common stock	0000732717-23-000047
comprehensive	comprehensive	17	comprehensive income (loss) > comprehensive income	0001805284-23-000066
consolidated	net	0	consolidated net income	0000021344-23-000048
continuing	pretax	-3	earnings from continuing operations before income taxes	0000040545-23-000198
continuing	tax	-12	other income (expense) > income tax expense on continuing operations	0000732717-23-000047
cost	cost	3	cost of sales	0000002488-23-000047
cost	cost-total	-8	total cost of sales	0000002488-23-000047
costs	expenses-total	4	operating costs > total operating costs	0000018230-23-000047
costs and	expenses-total	17	costs and expenses > total costs and expenses	0000037996-23-000050
costs and expenses > cost of revenue	cost	12	costs and expenses > cost of revenue	0001326801-23-000093
currency	comprehensive	4	other income (expense) > foreign currency translation adjustment	0000000000-22-000001
earnings	minority	-14	less net earnings attributable to noncontrolling interests	0000040545-23-000198
earnings	net	-5	net earnings	0000012927-23-000048
earnings	operating	-18	earnings from operations	0000012927-23-000048
earnings	pretax	-6	earnings before income taxes	0000012927-23-000048
equity	pretax	-12	income before income taxes and equity income	0000002488-23-000047
expense	tax	-7	costs and other deductions > income tax expense	0000034088-23-000048
expenses	expenses-total	3	expenses > total expenses	0000004962-23-000038
for	pretax	-9	operating expenses > income before provision for income taxes	0000320193-21-000105
for	tax	4	operating costs > provision for income taxes	0000018230-23-000047
foreign	comprehensive	-4	other income (expense) > foreign currency translation adjustment	0000000000-22-000001
from	operating	-2	earnings from operations	0000012927-23-000048
from	pretax	-12	earnings from continuing operations before income taxes	0000040545-23-000198
from	tax	-12	operating expenses > benefit from provision for income taxes	0001628280-24-002390
from operations	operating	27	earnings from operations	0000012927-23-000048
from provision	tax	14	operating expenses > benefit from provision for income taxes	0001628280-24-002390
goods	cost	14	operating costs > cost of goods sold	0000018230-23-000047
gross	gross	22	gross profit	0000002488-23-000047
income	attributable	-21	other income (expense) > net income attributable to common stock	0000732717-23-000047
income	comprehensive	-29	comprehensive income (loss) > comprehensive income	0001805284-23-000066
income	minority	-26	less net income attributable to noncontrolling interests	0000021344-23-000048
income	net	-12	net income	0000002488-23-000047
income	operating	-14	operating income	0000002488-23-000047
income	pretax	-10	income before income taxes and equity income	0000002488-23-000047
income	tax	-9	income tax provision	0000002488-23-000047
interests	minority	6	less net income attributable to noncontrolling interests	0000021344-23-000048
less	minority	5	less net income attributable to noncontrolling interests	0000021344-23-000048
loss	net	-11	net loss	0000012927-24-000010
loss	operating	-12	loss from operations	0000012927-24-000010
loss	pretax	-10	loss before income taxes	0000012927-24-000010
margin	gross	6	cost of sales > gross margin	0000320193-21-000105
net	attributable	-14	other income (expense) > net income attributable to common stock	0000732717-23-000047
net	minority	-17	less net income attributable to noncontrolling interests	0000021344-23-000048
net	net	-4	net income	0000002488-23-000047
net	pretax	-31	operating expenses > net loss before income tax benefit	0001558370-23-014900
net	revenue	-17	net revenue	0000002488-23-000047
net	revenue-total	-25	net sales > total net sales	0000320193-21-000105
net	tax	-31	income tax expense net	0001326380-24-000012
net revenue	revenue	14	net revenue	0000002488-23-000047
net revenues	revenue	12	net revenues	0001410578-22-000504
noncontrolling	minority	7	less net income attributable to noncontrolling interests	0000021344-23-000048
of	cost	-3	cost of sales	0000002488-23-000047
of	cost-total	-12	total cost of sales	0000002488-23-000047
on	tax	-13	other income (expense) > income tax expense on continuing operations	0000732717-23-000047
operating	expenses-total	-4	operating costs > total operating costs	0000018230-23-000047
operating	operating	-3	operating income	0000002488-23-000047
operating expenses	expenses-total	16	operating expenses	0000000000-22-810036
operating income	operating	17	operating income	0000002488-23-000047
operations	operating	1	earnings from operations	0000012927-23-000048
operations	pretax	-12	earnings from continuing operations before income taxes	0000040545-23-000198
operations	tax	-19	other income (expense) > income tax expense on continuing operations	0000732717-23-000047
premiums	revenue	12	revenues > premiums	0000086312-23-000063
products	cost	0	cost of products sold	0000080424-23-000103
profit	gross	6	gross profit	0000002488-23-000047
profit	operating	-12	operating expenses > profit from operations	0001099910-22-000055
provision	pretax	-8	operating expenses > income before provision for income taxes	0000320193-21-000105
provision	tax	7	income tax provision	0000002488-23-000047
revenue	cost	-12	costs and expenses > cost of revenue	0001326801-23-000093
revenue	cost-total	-13	cost of revenue > total cost of revenue	0000796343-23-000205
revenue	revenue	-6	net revenue	0000002488-23-000047
revenue	revenue-total	-7	revenue > total revenue	0000051143-23-000021
revenues	cost	-18	costs and expenses > cost of revenues	0000804328-25-000085
revenues	cost-total	-18	cost of revenues > total cost of revenues	0001628280-24-002390
revenues	revenue	-11	net revenues	0001410578-22-000504
revenues	revenue-total	-2	total revenues	0000012927-23-000048
sales	cost	-7	cost of sales	0000002488-23-000047
sales	cost-total	-17	total cost of sales	0000002488-23-000047
sales	revenue	-9	net sales	0000080424-23-000103
sales	revenue-total	-16	sales and revenues > total sales and revenues	0000018230-23-000047
sold	cost	13	operating costs > cost of goods sold	0000018230-23-000047
stock	attributable	-2	other income (expense) > net income attributable to common stock	0000732717-23-000047
stockholders	attributable	8	operating expenses > net income attributable to common stockholders	0001628280-24-002390
tax	pretax	-15	operating expenses > income before income tax	0001045810-23-000175
tax	tax	6	income tax provision	0000002488-23-000047
tax expense	tax	16	costs and other deductions > income tax expense	0000034088-23-000048
taxes	pretax	2	income before income taxes and equity income	0000002488-23-000047
taxes	tax	-4	operating costs > provision for income taxes	0000018230-23-000047
to	attributable	-2	other income (expense) > net income attributable to common stock	0000732717-23-000047
to	minority	-5	less net income attributable to noncontrolling interests	0000021344-23-000048
total	cost-total	-13	total cost of sales	0000002488-23-000047
total	expenses-total	-3	expenses > total expenses	0000004962-23-000038
total	revenue-total	-6	total revenues	0000012927-23-000048
total cost	cost-total	16	total cost of sales	0000002488-23-000047
total expenses	expenses-total	16	expenses > total expenses	0000004962-23-000038
total operating	expenses-total	18	operating costs > total operating costs	0000018230-23-000047
total revenue	revenue-total	23	revenue > total revenue	0000051143-23-000021
total revenues	revenue-total	25	total revenues	0000012927-23-000048
total sales	revenue-total	14	sales and revenues > total sales and revenues	0000018230-23-000047
translation	comprehensive	14	other income (expense) > foreign currency translation adjustment	0000000000-22-000001
`
