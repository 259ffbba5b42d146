import TestSupport
import Testing

@testable import HeadlessUIKit

/// A collection view's data source, whose cells the test creates.
private final class Shelf: NSObject, UICollectionViewDataSource, UICollectionViewDelegateFlowLayout {
    var cells: [[UICollectionViewCell]] = []
    var sizes: [IndexPath: CGSize] = [:]
    private(set) var diary: [String] = []

    func numberOfSections(in collectionView: UICollectionView) -> Int { cells.count }
    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        cells[section].count
    }
    func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell { cells[indexPath.section][indexPath.item] }
    func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
        sizeForItemAt indexPath: IndexPath
    ) -> CGSize { sizes[indexPath] ?? (collectionViewLayout as? UICollectionViewFlowLayout)?.itemSize ?? .zero }
    func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
        diary.append("+\(indexPath.item)")
    }
    func collectionView(_ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath) {
        diary.append("-\(indexPath.item)")
    }
}

@Suite("Places in collections")
struct CollectionLayoutTests {
    private let stage: Stage
    private let shelf = Shelf()

    init() throws { stage = try Stage() }

    private func show(_ layout: UICollectionViewLayout, _ counts: Int...) -> UICollectionView {
        let collection = UICollectionView(
            frame: CGRect(x: 0, y: 100, width: 320, height: 400), collectionViewLayout: layout)
        collection.contentInsetAdjustmentBehavior = .never
        shelf.cells = counts.map { count in (0..<count).map { _ in UICollectionViewCell(frame: .zero) } }
        collection.dataSource = shelf
        collection.delegate = shelf
        stage.act { stage.window.addSubview(collection) }
        return collection
    }

    private func frames(_ section: Int = 0) -> [CGRect] { shelf.cells[section].map(\.frame) }

    private func tall(_ height: CGFloat) -> UICollectionViewCell {
        let cell = UICollectionViewCell(frame: .zero)
        let block = UIView()
        block.translatesAutoresizingMaskIntoConstraints = false
        cell.contentView.addSubview(block)
        NSLayoutConstraint.activate([
            block.topAnchor.constraint(equalTo: cell.contentView.topAnchor, constant: 5),
            block.bottomAnchor.constraint(equalTo: cell.contentView.bottomAnchor, constant: -5),
            block.leadingAnchor.constraint(equalTo: cell.contentView.leadingAnchor),
            block.trailingAnchor.constraint(equalTo: cell.contentView.trailingAnchor),
            block.heightAnchor.constraint(equalToConstant: height),
        ])
        return cell
    }

    @Test func `A dequeued cell has the size that layout or delegate gives for its item`() {
        let flow = UICollectionViewFlowLayout()
        flow.itemSize = CGSize(width: 100, height: 40)
        let collection = show(flow, 2)
        collection.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "Plain")
        func made(_ item: Int) -> CGSize {
            stage.act {
                collection.dequeueReusableCell(withReuseIdentifier: "Plain", for: IndexPath(item: item, section: 0))
                    .frame.size
            }
        }
        shelf.sizes[IndexPath(item: 1, section: 0)] = CGSize(width: 70, height: 30)
        #expect(made(0) == CGSize(width: 100, height: 40) && made(1) == CGSize(width: 70, height: 30))
        flow.estimatedItemSize = CGSize(width: 20, height: 20)
        #expect(made(0) == CGSize(width: 50, height: 50))
    }

    @Test func `An item can determine its own size where the layout estimates it`() {
        final class Tall: UICollectionViewCell {
            override func preferredLayoutAttributesFitting(
                _ layoutAttributes: UICollectionViewLayoutAttributes
            ) -> UICollectionViewLayoutAttributes {
                let own = super.preferredLayoutAttributesFitting(layoutAttributes)
                own.frame.size.height += 70
                return own
            }
        }
        let cell = Tall(frame: .zero)
        let fit = ViewFit(width: .given(20), height: .found(plain: 30))
        #expect(cell.preferredSize(for: fit) == CGSize(width: 20, height: 100))
        let given = ViewFit(width: .given(20), height: .given(40))
        #expect(cell.preferredSize(for: given) == CGSize(width: 20, height: 40))
    }

    @Test func `indexPathForItem finds the item at a point and none outside the items`() {
        let flow = UICollectionViewFlowLayout()
        flow.itemSize = CGSize(width: 100, height: 50)
        let collection = show(flow, 3)
        stage.act {
            #expect(collection.indexPathForItem(at: CGPoint(x: 10, y: 10)) == IndexPath(item: 0, section: 0))
            #expect(collection.indexPathForItem(at: CGPoint(x: 310, y: 10)) == IndexPath(item: 2, section: 0))
            #expect(collection.indexPathForItem(at: CGPoint(x: 10, y: 200)) == nil)
        }
    }

    @Test func `Flow layout spreads items over lines, and the last line uses the same spacing`() {
        let flow = UICollectionViewFlowLayout()
        flow.itemSize = CGSize(width: 80, height: 60)
        flow.sectionInset = UIEdgeInsets(top: 10, left: 20, bottom: 30, right: 20)
        flow.headerReferenceSize = CGSize(width: 0, height: 40)
        let collection = show(flow, 5, 1)
        #expect(frames().map(\.minX) == [20, 120, 220, 20, 120])
        #expect(frames().map(\.minY) == [50, 50, 50, 120, 120])
        #expect(frames(1)[0].minY == 260)
        #expect(collection.contentSize == CGSize(width: 320, height: 350))
        let header = collection.supplementaryView(
            forElementKind: UICollectionView.elementKindSectionHeader, at: IndexPath(item: 0, section: 1))
        #expect(header?.frame == CGRect(x: 0, y: 210, width: 320, height: 40))
    }

    @Test func `The delegate gives item sizes, and lower items are centred in their line`() {
        shelf.sizes = [IndexPath(item: 1, section: 0): CGSize(width: 100, height: 100)]
        _ = show(UICollectionViewFlowLayout(), 3)
        #expect(
            frames() == [
                CGRect(x: 0, y: 25, width: 50, height: 50), CGRect(x: 60, y: 0, width: 100, height: 100),
                CGRect(x: 170, y: 25, width: 50, height: 50),
            ])
    }

    @Test func `A horizontal flow layout places items in columns`() {
        let flow = UICollectionViewFlowLayout()
        flow.scrollDirection = .horizontal
        flow.itemSize = CGSize(width: 100, height: 180)
        let collection = show(flow, 4)
        #expect(
            frames().map(\.origin) == [.zero, CGPoint(x: 0, y: 220), CGPoint(x: 110, y: 0), CGPoint(x: 110, y: 220)])
        #expect(collection.contentSize == CGSize(width: 210, height: 400))
    }

    @Test func `A compositional grid divides the width, with insets and spacing`() {
        let item = NSCollectionLayoutItem(
            layoutSize: .init(widthDimension: .fractionalWidth(1 / 3), heightDimension: .fractionalHeight(1)))
        item.contentInsets = .init(top: 2, leading: 2, bottom: 2, trailing: 2)
        let group = NSCollectionLayoutGroup.horizontal(
            layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .absolute(50)), subitems: [item])
        let section = NSCollectionLayoutSection(group: group)
        section.contentInsets = .init(top: 5, leading: 10, bottom: 5, trailing: 10)
        section.interGroupSpacing = 8
        let collection = show(UICollectionViewCompositionalLayout(section: section), 4)
        #expect(frames()[1] == CGRect(x: 112, y: 7, width: 96, height: 46))
        #expect(frames()[3].origin == CGPoint(x: 12, y: 65))
        #expect(collection.contentSize == CGSize(width: 320, height: 118))
    }

    @Test func `List items are as high as their constraints, also after a change of width or constraints`() {
        let collection = show(UICollectionViewCompositionalLayout.list(using: .init(appearance: .plain)))
        stage.act {
            shelf.cells = [[tall(30), tall(70)]]
            collection.reloadData()
        }
        #expect(frames() == [CGRect(x: 0, y: 0, width: 320, height: 40), CGRect(x: 0, y: 40, width: 320, height: 80)])
        stage.act {
            shelf.cells[0][0].contentView.subviews[0].heightAnchor.constraint(equalToConstant: 1).isActive = false
            collection.frame.size.width = 500
        }
        #expect(frames()[1] == CGRect(x: 0, y: 40, width: 500, height: 80))
        #expect(collection.contentSize == CGSize(width: 500, height: 120))
    }

    @Test func `A section with orthogonal scrolling is a scroll view of its own`() throws {
        let whole = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1))
        let group = NSCollectionLayoutGroup.horizontal(
            layoutSize: .init(widthDimension: .absolute(200), heightDimension: .absolute(120)),
            subitems: [NSCollectionLayoutItem(layoutSize: whole)])
        let section = NSCollectionLayoutSection(group: group)
        section.orthogonalScrollingBehavior = .continuous
        section.interGroupSpacing = 10
        section.contentInsets = .init(top: 15, leading: 16, bottom: 15, trailing: 16)
        let collection = show(UICollectionViewCompositionalLayout(section: section), 3, 3)
        let strip = try #require(shelf.cells[1][2].superview as? UIScrollView)
        #expect(strip !== collection && strip.frame == CGRect(x: 0, y: 165, width: 320, height: 120))
        #expect(strip.contentSize == CGSize(width: 652, height: 120))
        #expect(frames(1)[2] == CGRect(x: 436, y: 0, width: 200, height: 120))
        #expect(collection.contentSize == CGSize(width: 320, height: 300))
    }

    @Test func `A tap selects an item and deselects the former one`() {
        let collection = show(UICollectionViewFlowLayout(), 2)
        stage.act {
            _ = shelf.cells[0][0].receiveTap()
            _ = shelf.cells[0][1].receiveTap()
        }
        #expect(shelf.diary == ["+0", "-0", "+1"])
        #expect(collection.indexPathsForSelectedItems == [IndexPath(item: 1, section: 0)])
    }

    @Test(arguments: [CGFloat.nan, .infinity, -7])
    func `Invalid sizes and spacings take no space`(_ length: CGFloat) {
        let flow = UICollectionViewFlowLayout()
        flow.itemSize = CGSize(width: length, height: length)
        flow.minimumLineSpacing = length
        flow.minimumInteritemSpacing = length
        flow.sectionInset = UIEdgeInsets(top: length, left: 0, bottom: 0, right: 0)
        let collection = show(flow, 3)
        #expect(collection.contentSize.height.isFinite)
        #expect(frames().allSatisfy { $0.minY.isFinite && $0.height >= 0 })
    }

    @Test func `A badge is on its item, a decoration behind its section, and insets surround items`() throws {
        final class Source: NSObject, UICollectionViewDataSource {
            func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 2 }
            func collectionView(
                _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
            ) -> UICollectionViewCell { UICollectionViewCell(frame: .zero) }
            func collectionView(
                _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
                at indexPath: IndexPath
            ) -> UICollectionReusableView {
                let view = UICollectionReusableView(frame: .zero)
                view.tag = indexPath.item + 1
                return view
            }
        }
        let badge = NSCollectionLayoutSupplementaryItem(
            layoutSize: .init(widthDimension: .absolute(20), heightDimension: .absolute(20)), elementKind: "badge",
            containerAnchor: .init(edges: [.top, .trailing], fractionalOffset: CGPoint(x: 0.3, y: -0.3)))
        let side = NSCollectionLayoutSize(widthDimension: .absolute(100), heightDimension: .absolute(50))
        let item = NSCollectionLayoutItem(layoutSize: side, supplementaryItems: [badge])
        item.edgeSpacing = .init(leading: .fixed(5), top: nil, trailing: nil, bottom: .fixed(10))
        let group = NSCollectionLayoutGroup.horizontal(
            layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .absolute(60)),
            subitems: [item, item])
        let section = NSCollectionLayoutSection(group: group)
        section.decorationItems = [.background(elementKind: "back")]
        let layout = UICollectionViewCompositionalLayout(section: section)
        layout.register(UICollectionReusableView.self, forDecorationViewOfKind: "back")
        let collection = UICollectionView(frame: rect(0, 0, 320, 400), collectionViewLayout: layout)
        let source = Source(), stage = try Stage()
        collection.dataSource = source
        stage.act { stage.window.addSubview(collection) }
        let first = IndexPath(item: 0, section: 0), second = IndexPath(item: 1, section: 0)
        #expect(collection.cellForItem(at: first)?.frame == rect(5, 0, 100, 50))
        #expect(collection.cellForItem(at: second)?.frame == rect(110, 0, 100, 50))
        let shown = collection.supplementaryView(forElementKind: "badge", at: second)
        #expect(shown?.frame == rect(196, -6, 20, 20) && shown?.tag == 2)
        let behind = try #require(collection.supplementaryView(forElementKind: "back", at: first))
        #expect(behind.frame == rect(0, 0, 320, 60) && collection.subviews.first === behind)
    }
}
