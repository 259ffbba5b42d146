import TestSupport
import Testing

@testable import HeadlessUIKit

private final class BreadCell: UITableViewCell {
    var price: UILabel!
    private(set) var isAwake = false

    override func awakeFromNib() {
        super.awakeFromNib()
        isAwake = price != nil
    }
}

private final class Tile: UICollectionViewCell {
    var words: UILabel!
}

private final class List: UITableViewController {
    private(set) var diary: [String] = []
    var isStatic = false

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        isStatic ? super.tableView(tableView, numberOfRowsInSection: section) : 2
    }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        if isStatic { return super.tableView(tableView, cellForRowAt: indexPath) }
        return tableView.dequeueReusableCell(withIdentifier: indexPath.row == 0 ? "bread" : "plain", for: indexPath)
    }

    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        diary.append("chose \(indexPath.row)")
    }

    override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
        diary.append("\(segue.identifier ?? "-") for row \(tableView.indexPathForSelectedRow?.row ?? -1)")
    }
}

private final class Board: UITableViewController {
    var empty: UIView!
    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }
    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        tableView.dequeueReusableCell(withIdentifier: "bread", for: indexPath)
    }
}

private final class Tiles: UICollectionViewController {
    override func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 1 }

    override func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell { collectionView.dequeueReusableCell(withReuseIdentifier: "tile", for: indexPath) }
}

private final class Badge: UIView {
    var label: UILabel!
    var content: UIView!

    required init?(coder: NSCoder) { super.init(coder: coder) }

    override init(frame: CGRect) {
        super.init(frame: frame)
        Bundle.main.loadNibNamed("Badge", owner: self, options: nil)
        if let content { addSubview(content) }
    }
}

private final class CardViewController: UIViewController {
    var label: UILabel!
}

@Suite("Lists of a storyboard, and nibs")
struct DrawnListsTests {
    private static var classes: [InterfaceClass] {
        [
            InterfaceClass("BreadCell", BreadCell.self, [.outlet("price", \BreadCell.price, isNeeded: true)]),
            InterfaceClass("Tile", Tile.self, [.outlet("words", \Tile.words)]), InterfaceClass("List", List.self),
            InterfaceClass("Tiles", Tiles.self),
            InterfaceClass("Badge", Badge.self, [.outlet("label", \Badge.label), .outlet("content", \Badge.content)]),
            InterfaceClass(
                "CardViewController", CardViewController.self,
                [.outlet("label", \CardViewController.label, isNeeded: true)]),
        ]
    }

    private func table(_ attributes: String, _ inside: String) -> String {
        """
        <scene><objects><tableViewController id="c" customClass="List" sceneMemberID="viewController">
            <tableView key="view" \(attributes) id="t"><rect key="frame" x="0" y="0" width="375" height="667"/>\(inside)
                <connections><outlet property="dataSource" destination="c" id="o1"/>
                    <outlet property="delegate" destination="c" id="o2"/></connections>
            </tableView></tableViewController></objects></scene>
        """
    }

    @Test func `Storyboard prototypes make cells with their class, outlets and segue`() throws {
        let app = try DrawnApp(
            table(
                "dataMode=\"prototypes\" style=\"insetGrouped\" rowHeight=\"60\" separatorStyle=\"none\"",
                """
                <prototypes><tableViewCell customClass="BreadCell" reuseIdentifier="bread" accessoryType="checkmark" id="p">
                    <tableViewCellContentView key="contentView" id="pc"><rect key="frame" x="0" y="0" width="375" height="60"/>
                        <subviews><label text="2.50" id="pl"/></subviews></tableViewCellContentView>
                    <connections><outlet property="price" destination="pl" id="o3"/>
                        <segue destination="d" kind="presentation" identifier="Bread" id="o4"/></connections></tableViewCell>
                <tableViewCell reuseIdentifier="plain" style="IBUITableViewCellStyleValue1" textLabel="x1" detailTextLabel="x2" id="q">
                    <tableViewCellContentView key="contentView" id="qc"><subviews><label text="Left" id="x1"/>
                        <label text="Right" id="x2"/></subviews></tableViewCellContentView></tableViewCell></prototypes>
                """) + DrawnApp.scene("id=\"d\"", ""), initial: "c", classes: Self.classes)
        let list = try app.open(as: List.self)
        #expect(list.tableView.style == .insetGrouped && list.tableView.rowHeight == 60)
        let cell = try #require(app.stage.act { list.tableView.cellForRow(at: [0, 0]) } as? BreadCell)
        #expect(cell.isAwake && cell.price.text == "2.50" && cell.reuseIdentifier == "bread")
        #expect(cell.accessoryType == .checkmark && cell.contentView.subviews == [cell.price])
        #expect(cell.subviews.compactMap { $0 as? UILabel }.filter { !$0.isHidden }.map(\.text) == ["✓"])
        let plain = try #require(app.stage.act { list.tableView.cellForRow(at: [0, 1]) })
        #expect(plain.textLabel?.text == "Left" && plain.detailTextLabel?.text == "Right")
        app.stage.act { _ = cell.receiveTap() }
        #expect(list.diary == ["Bread for row 0", "chose 0"] && list.presentedViewController != nil)
        #expect(app.problems.isEmpty)
    }

    @Test func `A static storyboard table has its sections and rows`() throws {
        func cell(_ id: String, _ attributes: String) -> String {
            """
            <tableViewCell \(attributes) id="\(id)"><tableViewCellContentView key="contentView" id="\(id)c"/></tableViewCell>
            """
        }
        let app = try DrawnApp(
            table(
                "dataMode=\"static\" style=\"grouped\" rowHeight=\"44\" sectionHeaderHeight=\"18\" sectionFooterHeight=\"10\"",
                """
                <sections><tableViewSection headerTitle="First" footerTitle="Below" id="s1"><cells>
                    \(cell("a", "rowHeight=\"80\""))\(cell("b", ""))</cells></tableViewSection>
                <tableViewSection id="s2"><cells>\(cell("d", ""))</cells></tableViewSection></sections>
                """), initial: "c", classes: Self.classes)
        let list = try app.stage.act {
            let made = UIStoryboard(name: "Main", bundle: nil).instantiateInitialViewController()
            let list = try #require(made as? List)
            list.isStatic = true
            app.stage.window.rootViewController = list
            return list
        }
        let table = try #require(list.tableView)
        app.stage.act {
            #expect(table.numberOfSections == 2 && table.numberOfRows(inSection: 0) == 2)
            #expect(list.tableView(table, titleForHeaderInSection: 0) == "First")
            #expect(list.tableView(table, titleForFooterInSection: 0) == "Below")
            table.layoutIfNeeded()
            #expect(
                table.cellForRow(at: [0, 0])?.frame.height == 80 && table.cellForRow(at: [1, 0])?.frame.height == 44)
            #expect(table.sectionHeaderHeight == UITableView.automaticDimension)
            #expect(table.sectionFooterHeight == UITableView.automaticDimension)
        }
    }

    @Test func `Collection items are made from their storyboard prototype in the designed layout`() throws {
        let app = try DrawnApp(
            """
            <scene><objects><collectionViewController id="c" customClass="Tiles" sceneMemberID="viewController">
                <collectionView key="view" dataMode="prototypes" id="v"><rect key="frame" x="0" y="0" width="375" height="667"/>
                    <collectionViewFlowLayout key="collectionViewLayout" minimumLineSpacing="5" scrollDirection="horizontal" id="l">
                        <size key="itemSize" width="90" height="40"/><inset key="sectionInset" minX="1" minY="2" maxX="3" maxY="4"/>
                    </collectionViewFlowLayout>
                    <cells><collectionViewCell reuseIdentifier="tile" customClass="Tile" id="p">
                        <view key="contentView" id="pc"><subviews><label text="tile" id="pl"/></subviews></view>
                        <connections><outlet property="words" destination="pl" id="o"/></connections></collectionViewCell></cells>
                    <connections><outlet property="dataSource" destination="c" id="o1"/></connections>
                </collectionView></collectionViewController></objects></scene>
            """, initial: "c", classes: Self.classes)
        let tiles = try app.open(as: Tiles.self)
        let flow = try #require(tiles.collectionViewLayout as? UICollectionViewFlowLayout)
        #expect(flow.itemSize == CGSize(width: 90, height: 40) && flow.scrollDirection == .horizontal)
        #expect(flow.sectionInset == UIEdgeInsets(top: 2, left: 1, bottom: 4, right: 3) && flow.minimumLineSpacing == 5)
        let cell = try #require(app.stage.act { tiles.collectionView.cellForItem(at: [0, 0]) } as? Tile)
        #expect(cell.words.text == "tile" && cell.reuseIdentifier == "tile" && app.problems.isEmpty)
    }

    private final class Scrolled: UIViewController, UIScrollViewDelegate {}

    @Test func `An object that is only a scroll view delegate can be a collection view's delegate`() throws {
        let app = try DrawnApp(
            DrawnApp.scene(
                "id=\"c\" customClass=\"Scrolled\"",
                """
                <collectionView id="v"><rect key="frame" x="0" y="0" width="375" height="300"/>
                    <collectionViewFlowLayout key="collectionViewLayout" id="l"/>
                    <connections><outlet property="delegate" destination="c" id="o"/></connections></collectionView>
                """), initial: "c", classes: [InterfaceClass("Scrolled", Scrolled.self)])
        let screen = try app.open(as: Scrolled.self)
        let collection = try #require(screen.view.subviews.first as? UICollectionView)
        #expect(collection.delegate === screen && app.problems.isEmpty)
    }

    private static let badge = """
        <placeholder placeholderIdentifier="IBFilesOwner" id="-1" customClass="Badge"><connections>
            <outlet property="label" destination="l" id="1"/><outlet property="content" destination="v" id="2"/></connections></placeholder>
        <placeholder placeholderIdentifier="IBFirstResponder" id="-2" customClass="UIResponder"/>
        <view id="v"><rect key="frame" x="0" y="0" width="90" height="20"/><subviews><label text="New" id="l"/></subviews></view>
        """

    @Test func `A view loads its content from a nib as the nib's owner`() throws {
        let app = try DrawnApp(nibs: ["Badge": Self.badge], classes: Self.classes)
        app.stage.act {
            let badge = Badge(frame: .zero)
            #expect(badge.label?.text == "New" && badge.subviews == [badge.content])
            #expect(Bundle.main.loadNibNamed("Gone", owner: nil) == nil)
        }
        #expect(app.problems == ["The app has no nib \"Gone\""])
    }

    @Test func `Cells are made from registered nibs`() throws {
        let cell = """
            <tableViewCell customClass="BreadCell" reuseIdentifier="bread" id="p"><tableViewCellContentView key="contentView" id="c">
                <subviews><label text="3.00" id="l"/></subviews></tableViewCellContentView>
                <connections><outlet property="price" destination="l" id="1"/></connections></tableViewCell>
            """
        let app = try DrawnApp(nibs: ["Bread": cell], classes: Self.classes)
        app.stage.act {
            let table = UITableView(frame: .zero)
            table.register(UINib(nibName: "Bread", bundle: nil), forCellReuseIdentifier: "bread")
            let made = table.dequeueReusableCell(withIdentifier: "bread") as? BreadCell
            #expect(made?.price.text == "3.00" && made?.isAwake == true)
        }
    }

    @Test func `A controller loads its view from the nib of its given name or its class`() throws {
        let card = """
            <placeholder placeholderIdentifier="IBFilesOwner" id="-1" customClass="CardViewController"><connections>
                <outlet property="view" destination="v" id="1"/><outlet property="label" destination="l" id="2"/></connections></placeholder>
            <view id="v"><subviews><label text="A card" id="l"/></subviews></view>
            """
        let app = try DrawnApp(nibs: ["CardView": card, "Other": "<view id=\"v\"/>"], classes: Self.classes)
        app.stage.act {
            let own = CardViewController()
            own.loadViewIfNeeded()
            #expect(own.label?.text == "A card" && own.label?.superview === own.view)
            UIViewController(nibName: "None", bundle: nil).loadViewIfNeeded()
            let other = CardViewController(nibName: "Other", bundle: nil)
            other.loadViewIfNeeded()
            #expect(other.view.bounds.size == UIScreen.main.bounds.size)
        }
        #expect(
            app.problems == [
                "The app has no nib \"None\" for a UIViewController",
                "The nib \"Other\" connects nothing with the view of CardViewController",
            ])
    }

    @Test func `Storyboard texts are in the device's language, from the table named after the storyboard`() throws {
        let app = try DrawnApp(
            DrawnApp.scene(
                "id=\"c\"",
                "<label text=\"Bread\" id=\"l\"/><button id=\"b\"><state key=\"normal\" title=\"Buy\"/></button>"),
            initial: "c")
        app.stage.application.strings = AppStrings(
            ["pt": ["Main": ["l.text": "Pão", "b.normalTitle": "Comprar"]]], developmentLanguage: "en")
        var device = SimulatedDevice()
        device.settings.language = "pt-BR"
        app.stage.act { app.stage.application.begin(with: device) }
        let controller = try app.open(as: UIViewController.self)
        #expect((controller.view.subviews[0] as? UILabel)?.text == "Pão")
        #expect((controller.view.subviews[1] as? UIButton)?.currentTitle == "Comprar")
    }

    @Test func `A view outlet makes a separate top-level view, with its prototypes, the controller's view`() throws {
        let scene = """
            <scene><objects><viewController id="c" customClass="Board" sceneMemberID="viewController"><connections>
                <outlet property="view" destination="t" id="o1"/><outlet property="empty" destination="e" id="o2"/>
            </connections></viewController>
            <view id="e"><rect key="frame" x="0" y="0" width="320" height="568"/>
                <subviews><label text="Nothing" id="l"/></subviews></view>
            <tableView dataMode="prototypes" rowHeight="44" id="t">
                <rect key="frame" x="0" y="0" width="320" height="568"/>
                <prototypes><tableViewCell reuseIdentifier="bread" customClass="BreadCell" id="p">
                    <tableViewCellContentView key="contentView" id="pc"><subviews><label text="Rye" id="pl"/></subviews>
                    </tableViewCellContentView>
                    <connections><outlet property="price" destination="pl" id="o3"/></connections></tableViewCell>
                </prototypes>
                <connections><outlet property="dataSource" destination="c" id="o4"/></connections></tableView>
            </objects></scene>
            """
        let board = InterfaceClass("Board", Board.self, [.outlet("empty", \Board.empty, isNeeded: true)])
        let app = try DrawnApp(scene, initial: "c", classes: Self.classes + [board])
        let controller = try app.open(as: Board.self)
        let table = try #require(controller.tableView)
        let cell = try #require(app.stage.act { table.cellForRow(at: [0, 0]) } as? BreadCell)
        #expect(cell.price.text == "Rye" && controller.empty.superview == nil)
        app.stage.act { controller.view = controller.empty }
        #expect(controller.empty.window != nil && table.window == nil)
        app.stage.act { controller.view = table }
        #expect(table.window != nil && app.problems.isEmpty)
    }
}
