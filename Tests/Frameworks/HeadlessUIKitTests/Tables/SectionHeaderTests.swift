import TestSupport
import Testing

@testable import HeadlessUIKit

@Suite("Headers that an app makes for sections")
struct SectionHeaderTests {
    private final class Sections: NSObject, UITableViewDataSource, UITableViewDelegate {
        let header = UITableViewHeaderFooterView(reuseIdentifier: "h")
        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }
        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            UITableViewCell(style: .default, reuseIdentifier: nil)
        }
        func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? { header }
    }

    @Test(arguments: [UITableView.Style.plain, .grouped, .insetGrouped])
    func `Only a header of a plain table is opaque without a background`(style: UITableView.Style) throws {
        let (table, sections) = (UITableView(frame: .zero, style: style), Sections())
        let stage = try Stage(showing: table)
        sections.header.textLabel?.text = "Bread"
        stage.act {
            table.dataSource = sections
            table.delegate = sections
            table.reloadData()
            table.layoutIfNeeded()
        }
        let isPlain = style == .plain
        #expect(sections.header.superview != nil && sections.header.drawnFill == (isPlain ? .systemBackground : nil))
        #expect(sections.header.textLabel?.textColor == (isPlain ? .label : .secondaryLabel))
    }

    @Test func `A header keeps the font and the colour that the app gave its label`() throws {
        let (table, sections) = (UITableView(frame: .zero, style: .grouped), Sections())
        let stage = try Stage(showing: table)
        sections.header.textLabel?.text = "Bread"
        sections.header.textLabel?.font = .systemFont(ofSize: 40)
        sections.header.textLabel?.textColor = .red
        stage.act {
            table.dataSource = sections
            table.delegate = sections
            table.reloadData()
            table.layoutIfNeeded()
        }
        #expect(sections.header.textLabel?.font == .systemFont(ofSize: 40))
        #expect(sections.header.textLabel?.textColor == .red)
    }
}
