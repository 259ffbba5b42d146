import TestSupport
import Testing

@testable import HeadlessUIKit

/// A number in the middle of a cell, constrained to the cell itself.
private final class NumberCell: UICollectionViewCell {
    let label = UILabel()

    required init(frame: CGRect) {
        super.init(frame: frame)
        label.translatesAutoresizingMaskIntoConstraints = false
        addSubview(label)
        NSLayoutConstraint.activate([
            label.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 16),
            label.trailingAnchor.constraint(equalTo: trailingAnchor, constant: -16),
            label.topAnchor.constraint(equalTo: topAnchor, constant: 16),
            label.bottomAnchor.constraint(equalTo: bottomAnchor, constant: -16),
        ])
    }

    required init?(coder: NSCoder) { nil }
}

/// A title of which one side is constrained to the safe area.
private final class TitleView: UICollectionReusableView {
    let label = UILabel()

    required init(frame: CGRect) {
        super.init(frame: frame)
        label.translatesAutoresizingMaskIntoConstraints = false
        addSubview(label)
        NSLayoutConstraint.activate([
            label.leadingAnchor.constraint(equalTo: safeAreaLayoutGuide.leadingAnchor, constant: 16),
            label.trailingAnchor.constraint(equalTo: trailingAnchor, constant: -16),
            label.topAnchor.constraint(equalTo: topAnchor, constant: 16),
            label.bottomAnchor.constraint(equalTo: bottomAnchor, constant: -8),
        ])
    }

    required init?(coder: NSCoder) { nil }
}

/// A collection whose sections are lists or grids, in a navigation controller.
private final class Screen: UICollectionViewController {
    enum Content { case numbers, rows, titledRows, switches, headed, mixed }

    let content: Content
    let layout: () -> UICollectionViewLayout
    var source: UICollectionViewDiffableDataSource<Int, Int>?

    init(_ content: Content, _ layout: @escaping () -> UICollectionViewLayout) {
        self.content = content
        self.layout = layout
        super.init(collectionViewLayout: UICollectionViewLayout())
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Numbers"
        navigationItem.prompt = "Squares"
        collectionView.backgroundColor = .systemBackground
        collectionView.collectionViewLayout = layout()
        let numbers = UICollectionView.CellRegistration<NumberCell, Int> { cell, _, item in cell.label.text = "\(item)"
        }
        let rows = UICollectionView.CellRegistration<UICollectionViewListCell, Int> { [content] cell, _, item in
            var looks = content == .titledRows ? UIListContentConfiguration.sidebarCell() : .valueCell()
            looks.text = "Row \(item)"
            looks.secondaryText = item % 2 == 0 ? "A value of several words that may take several lines" : nil
            looks.secondaryTextProperties.numberOfLines = 0
            if content != .titledRows { looks.image = UIImage(systemName: "applelogo") }
            cell.contentConfiguration = looks
            cell.accessories = [
                .disclosureIndicator(), .insert(displayed: .whenEditing), .delete(displayed: .whenEditing),
            ]
            if content == .switches {
                cell.accessories = [.customView(configuration: .init(customView: UISwitch(), placement: .trailing()))]
            }
            if content == .headed, item % 10 == 0 {
                cell.accessories = [.outlineDisclosure(displayed: .always, options: .init(style: .header))]
            }
        }
        let source = UICollectionViewDiffableDataSource<Int, Int>(collectionView: collectionView) {
            [content] collection, place, item in
            content == .numbers || (content == .mixed && place.section == 0)
                ? collection.dequeueConfiguredReusableCell(using: numbers, for: place, item: item)
                : collection.dequeueConfiguredReusableCell(using: rows, for: place, item: item)
        }
        self.source = source
        if content == .titledRows {
            collectionView.register(
                TitleView.self, forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader,
                withReuseIdentifier: "title")
            source.supplementaryViewProvider = { collection, kind, place in
                let view = collection.dequeueReusableSupplementaryView(
                    ofKind: kind, withReuseIdentifier: "title", for: place)
                (view as? TitleView)?.label.text = "Section \(place.section)"
                return view
            }
        }
        if content == .headed {
            for section in 0..<3 {
                var shown = NSDiffableDataSourceSectionSnapshot<Int>()
                shown.append([section * 10])
                shown.append(Array(section * 10 + 1..<section * 10 + 6), to: section * 10)
                shown.expand([section * 10])
                source.apply(shown, to: section)
            }
            return
        }
        var shown = NSDiffableDataSourceSnapshot<Int, Int>()
        shown.appendSections([0, 1, 2])
        for section in 0..<3 { shown.appendItems(Array(section * 15..<section * 15 + 15), toSection: section) }
        source.apply(shown, animatingDifferences: true)
    }
}

@Suite("Layouts that settle")
struct SettlingTests {
    private static func size(_ width: NSCollectionLayoutDimension, _ height: NSCollectionLayoutDimension)
        -> NSCollectionLayoutSize
    { NSCollectionLayoutSize(widthDimension: width, heightDimension: height) }

    private static func inset(_ item: NSCollectionLayoutItem) -> NSCollectionLayoutItem {
        item.contentInsets = NSDirectionalEdgeInsets(top: 8, leading: 8, bottom: 8, trailing: 8)
        return item
    }

    private static var nested: UICollectionViewLayout {
        let top = inset(.init(layoutSize: size(.fractionalWidth(1), .fractionalWidth(0.5))))
        let below = inset(.init(layoutSize: size(.fractionalWidth(0.5), .fractionalHeight(1))))
        let pair = NSCollectionLayoutGroup.horizontal(
            layoutSize: size(.fractionalWidth(1), .fractionalWidth(0.5)), subitem: below, count: 2)
        let group = NSCollectionLayoutGroup.vertical(
            layoutSize: size(.fractionalWidth(1), .fractionalWidth(1)), subitems: [top, pair])
        return UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: group))
    }

    private static var threes: UICollectionViewLayout {
        UICollectionViewCompositionalLayout { _, _ in
            let first = inset(.init(layoutSize: size(.fractionalWidth(0.7), .fractionalHeight(1))))
            let other = inset(.init(layoutSize: size(.fractionalWidth(1), .fractionalHeight(0.5))))
            let column = NSCollectionLayoutGroup.vertical(
                layoutSize: size(.fractionalWidth(0.3), .fractionalHeight(1)), subitem: other, count: 3)
            let group = NSCollectionLayoutGroup.horizontal(
                layoutSize: size(.fractionalWidth(1), .fractionalHeight(0.4)), subitems: [first, column])
            return NSCollectionLayoutSection(group: group)
        }
    }

    private static func list(
        _ appearance: UICollectionLayoutListConfiguration.Appearance, titles: Bool = false
    ) -> UICollectionViewLayout {
        var configuration = UICollectionLayoutListConfiguration(appearance: appearance)
        if titles { configuration.headerMode = .supplementary }
        return UICollectionViewCompositionalLayout.list(using: configuration)
    }

    private static var mixed: UICollectionViewLayout {
        UICollectionViewCompositionalLayout { number, environment in
            guard number == 0 else {
                return .list(using: .init(appearance: .grouped), layoutEnvironment: environment)
            }
            let item = inset(.init(layoutSize: size(.fractionalWidth(0.3), .fractionalHeight(1))))
            let group = NSCollectionLayoutGroup.horizontal(
                layoutSize: size(.fractionalWidth(1), .fractionalHeight(0.3)), subitem: item, count: 3)
            let section = NSCollectionLayoutSection(group: group)
            section.orthogonalScrollingBehavior = .continuous
            return section
        }
    }

    enum Kind: CaseIterable { case nested, threes, plain, switches, inset, titles, outlines, mixed }

    private static func screen(_ kind: Kind) -> Screen {
        switch kind {
        case .nested: Screen(.numbers) { nested }
        case .threes: Screen(.numbers) { threes }
        case .plain: Screen(.rows) { list(.plain) }
        case .switches: Screen(.switches) { list(.grouped) }
        case .inset: Screen(.rows) { list(.insetGrouped) }
        case .titles: Screen(.titledRows) { list(.grouped, titles: true) }
        case .outlines: Screen(.headed) { list(.insetGrouped) }
        case .mixed: Screen(.mixed) { mixed }
        }
    }

    @Test(arguments: Kind.allCases, [false, true])
    func `Collection views of lists and grids settle without a problem`(kind: Kind, isLarge: Bool) throws {
        let navigation = UINavigationController(rootViewController: UIViewController())
        navigation.navigationBar.prefersLargeTitles = isLarge
        let stage = try Stage(root: navigation)
        stage.act { navigation.pushViewController(Self.screen(kind), animated: true) }
        stage.advance(.seconds(1))
        let screen = try #require(navigation.topViewController as? Screen)
        stage.act { screen.collectionView.receiveScroll(to: CGPoint(x: 0, y: 300)) }
        stage.act { screen.collectionView.receiveScroll(to: CGPoint(x: 0, y: 900)) }
        stage.act { screen.setEditing(true, animated: true) }
        stage.act { screen.collectionView.reloadData() }
        stage.act { navigation.popViewController(animated: true) }
        let notes = stage.host.notes.map(\.description)
        #expect(notes.isEmpty)
    }
}
