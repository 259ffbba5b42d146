import HeadlessUIKit
import SessionEnvironment
import TestSupport
import Testing

@Suite("Where UIKit raises an exception")
struct ExceptionTests {
    private let stage: Stage
    private let table = UITableView()
    private let rows = Rows()

    init() throws {
        stage = try Stage()
        table.dataSource = rows
        table.frame = CGRect(x: 0, y: 0, width: 320, height: 400)
        stage.act { stage.window.addSubview(table) }
    }

    private var names: [AppException.Name] { stage.host.exceptions.map(\.name) }
    private var reasons: [String] { stage.host.exceptions.map(\.reason) }

    @Test func `A batch update that the data source contradicts names the section and all numbers`() {
        stage.act { table.insertRows(at: [IndexPath(row: 0, section: 0)], with: .none) }
        #expect(names == [.internalInconsistency])
        #expect(
            reasons == [
                "Invalid update: invalid number of rows in section 0. The number of rows contained in an existing section after "
                    + "the update (2) must be equal to the number of rows contained in that section before the update (2), plus "
                    + "or minus the number of rows inserted or deleted from that section (1 inserted, 0 deleted) and plus or "
                    + "minus the number of rows moved into or out of that section (0 moved in, 0 moved out)."
            ])
    }

    @Test func `A changed number of sections is named before their rows`() {
        stage.act { table.deleteSections([0], with: .none) }
        #expect(reasons.first?.hasPrefix("Invalid update: invalid number of sections.") == true)
        #expect(reasons.first?.hasSuffix("(0 inserted, 1 deleted).") == true)
    }

    @Test func `A cell that is not registered is named`() {
        stage.act { _ = table.dequeueReusableCell(withIdentifier: "order", for: IndexPath(row: 0, section: 0)) }
        #expect(names == [.internalInconsistency])
        #expect(reasons.first?.hasPrefix("unable to dequeue a cell with identifier order") == true)
    }

    @Test func `A controller that is in the stack twice, or presents itself, raises`() {
        stage.act {
            let (root, other) = (UIViewController(), UIViewController())
            let navigation = UINavigationController(rootViewController: root)
            navigation.pushViewController(root, animated: false)
            navigation.setViewControllers([root, root], animated: false)
            navigation.pushViewController(UINavigationController(), animated: false)
            navigation.popToViewController(other, animated: false)
            other.present(other, animated: false)
        }
        #expect(
            names == [.invalidArgument, .invalidArgument, .invalidArgument, .internalInconsistency, .invalidArgument])
        #expect(reasons[1] == "All view controllers in a navigation controller must be distinct")
    }

    @Test func `A constraint between views without a common ancestor raises when it is activated`() {
        let (inner, outer) = (UIView(), UIView())
        let constraint = inner.leadingAnchor.constraint(equalTo: outer.leadingAnchor)
        stage.act { constraint.isActive = true }
        #expect(names == [.generic])
        stage.act {
            outer.addSubview(inner)
            inner.trailingAnchor.constraint(equalTo: outer.trailingAnchor).isActive = true
            inner.widthAnchor.constraint(equalToConstant: 10).isActive = true
            outer.leadingAnchor.constraint(equalTo: outer.safeAreaLayoutGuide.leadingAnchor).isActive = true
        }
        #expect(names == [.generic])
    }

    @Test func `Repeated identifiers, and an item without a section, raise`() {
        stage.act {
            var snapshot = NSDiffableDataSourceSnapshot<Int, String>()
            snapshot.appendItems(["a"])
            snapshot.appendSections([0])
            snapshot.appendItems(["a", "b", "a"])
        }
        #expect(names == [.internalInconsistency, .internalInconsistency])
        #expect(reasons.last == "supplied item identifiers are not unique. Duplicate identifiers: {(a)}")
    }
}

private final class Rows: NSObject, UITableViewDataSource {
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 2 }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        UITableViewCell(style: .default, reuseIdentifier: nil)
    }
}
