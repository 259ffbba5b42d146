import KennelTesting
import Testing
import UIKit

/// A table of rows, with a horizontal strip of items above it.
private final class ListApp: UIResponder, UIApplicationDelegate {
    var window: UIWindow?

    private final class Screen: UIViewController, UITableViewDataSource, UICollectionViewDataSource {
        private let table = UITableView(frame: CGRect(x: 0, y: 160, width: 393, height: 600), style: .plain)
        private let strip: UICollectionView = {
            let layout = UICollectionViewFlowLayout()
            layout.scrollDirection = .horizontal
            layout.itemSize = CGSize(width: 120, height: 80)
            return UICollectionView(frame: CGRect(x: 0, y: 60, width: 393, height: 100), collectionViewLayout: layout)
        }()

        override func viewDidLoad() {
            super.viewDidLoad()
            strip.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "item")
            table.dataSource = self
            strip.dataSource = self
            view.addSubview(strip)
            view.addSubview(table)
        }

        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 500 }
        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
            cell.textLabel?.text = "Row \(indexPath.row)"
            return cell
        }

        func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 40 }
        func collectionView(
            _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
        ) -> UICollectionViewCell {
            let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "item", for: indexPath)
            let label = UILabel(frame: cell.contentView.bounds)
            label.text = "Item \(indexPath.item)"
            cell.contentView.addSubview(label)
            return cell
        }
    }

    func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        let window = UIWindow(frame: UIScreen.main.bounds)
        window.rootViewController = Screen()
        window.makeKeyAndVisible()
        self.window = window
        return true
    }
}

@Suite("Lists in a test")
struct ListTests {
    @Test func `Scrolling to a text finds table rows and collection items that are not visible yet`() async throws {
        let session = await TestSession(ListApp.init)
        var texts = await session.texts()
        #expect(texts.contains("Row 0") && texts.contains("Item 0"))
        #expect(!texts.contains("Row 300") && !texts.contains("Item 30"))
        try await session.scroll(to: "Row 300")
        texts = await session.texts()
        #expect(texts.contains("Row 300") && !texts.contains("Row 499"))
        try await session.scroll(to: "Item 30")
        #expect(await session.shows("Item 30"))
    }

    @Test func `Scrolling to a text that no list has throws notFound with the texts that exist`() async throws {
        let session = await TestSession(ListApp.init)
        do {
            try await session.scroll(to: "Row 500")
            Issue.record("nothing reads Row 500")
        } catch .notFound(let text, let texts) {
            #expect(text == "Row 500" && texts.contains("Row 499"))
        } catch {
            Issue.record(error)
        }
    }
}
