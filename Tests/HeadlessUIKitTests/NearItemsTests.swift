import Foundation
import TestSupport
import Testing

@testable import HeadlessUIKit

/// Items whose cells ask for 100 points.
private final class Items: NSObject, UICollectionViewDataSource, UICollectionViewDelegate,
    UICollectionViewDataSourcePrefetching
{
    var count = 1000
    var made: [Int] = []
    var prefetched: [Int] = []

    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { count }
    func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        made.append(indexPath.item)
        let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "item", for: indexPath)
        cell.contentView.addBlock(100)
        return cell
    }
    func collectionView(_ collectionView: UICollectionView, prefetchItemsAt indexPaths: [IndexPath]) {
        prefetched += indexPaths.map(\.item)
    }
}

@Suite("Cells of items that come near to what is seen")
struct NearItemsTests {
    private let items = Items()
    private let stage: Stage

    init() throws { stage = try Stage() }

    /// A collection that shows 320 by 400 points.
    private func shown(_ layout: UICollectionViewLayout) -> UICollectionView {
        let collection = UICollectionView(frame: rect(0, 0, 320, 400), collectionViewLayout: layout)
        collection.contentInsetAdjustmentBehavior = .never
        collection.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "item")
        collection.dataSource = items
        collection.delegate = items
        collection.prefetchDataSource = items
        stage.act { stage.window.addSubview(collection) }
        return collection
    }

    private func at(_ item: Int) -> IndexPath { IndexPath(item: item, section: 0) }

    /// Two columns of 160 by 100 points.
    private var grid: UICollectionViewFlowLayout {
        let layout = UICollectionViewFlowLayout()
        layout.itemSize = CGSize(width: 160, height: 100)
        (layout.minimumLineSpacing, layout.minimumInteritemSpacing) = (0, 0)
        return layout
    }

    /// Rows of a height that their cells say; the layout guesses 50.
    private var list: UICollectionViewCompositionalLayout {
        let size = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .estimated(50))
        let group = NSCollectionLayoutGroup.vertical(layoutSize: size, subitems: [.init(layoutSize: size)])
        return UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: group))
    }

    @Test("Of a thousand items in a grid those have cells that are seen or on the next screen; others get theirs later")
    func flow() {
        let collection = shown(grid)
        #expect(items.made == Array(0..<16) && collection.visibleCells.count == 8)
        #expect(items.prefetched == Array(8..<16))
        #expect(collection.contentSize.height == 50_000 && collection.cellForItem(at: at(16)) == nil)
        items.made = []
        stage.act { collection.receiveScroll(to: CGPoint(x: 0, y: 10_000)) }
        #expect(items.made == Array(192..<216))
        stage.act { collection.receiveScroll(to: CGPoint(x: 0, y: 1000)) }
        #expect(items.made == Array(192..<216) + Array(16..<36))
        let places = collection.subviews.compactMap { ($0 as? UICollectionViewCell).flatMap(collection.indexPath) }
        #expect(places == places.sorted(), "they are read in their order")
    }

    @Test("Where only cells know how large they are, all have one down to what is near")
    func found() {
        let collection = shown(list)
        #expect(items.made == Array(0..<8) && collection.contentSize.height == 100_000)
        stage.act { collection.scrollToItem(at: at(300), at: .top, animated: false) }
        #expect(collection.contentOffset.y == 30_000 && items.made == Array(0..<308))
    }

    @Test("Items that go on sideways have cells as their section comes near")
    func sideways() {
        items.count = 40
        let size = NSCollectionLayoutSize(widthDimension: .absolute(200), heightDimension: .absolute(100))
        let group = NSCollectionLayoutGroup.horizontal(layoutSize: size, subitems: [.init(layoutSize: size)])
        let section = NSCollectionLayoutSection(group: group)
        section.orthogonalScrollingBehavior = .continuous
        let collection = shown(UICollectionViewCompositionalLayout(section: section))
        #expect(items.made == Array(0..<40) && collection.filled == nil)
    }

    @Test("What is far away can be chosen, and is shown so once it is there")
    func chosen() {
        let collection = shown(grid)
        collection.allowsMultipleSelection = true
        stage.act {
            collection.selectItem(at: at(1), animated: false, scrollPosition: [])
            collection.selectItem(at: at(500), animated: false, scrollPosition: [])
        }
        #expect(collection.indexPathsForSelectedItems == [at(1), at(500)])
        #expect(collection.cellForItem(at: at(500)) == nil)
        stage.act { collection.scrollToItem(at: at(500), at: .top, animated: false) }
        #expect(collection.cellForItem(at: at(500))?.isSelected == true)
    }

    @Test("Items that come, go and move need no cells, and those that stay keep theirs")
    func updates() throws {
        let collection = shown(grid)
        let cell = try #require(collection.cellForItem(at: at(0)))
        stage.act {
            items.count = 1001
            collection.performBatchUpdates {
                collection.insertItems(at: [at(0), at(700)])
                collection.deleteItems(at: [at(900)])
            }
        }
        #expect(collection.cellForItem(at: at(1)) === cell)
        #expect(items.made == Array(0..<16) + [0] && collection.numberOfItems(inSection: 0) == 1001)
    }

    @Test("The page hears what part has cells, along the way that the content goes on")
    func filled() {
        let layout = grid
        layout.scrollDirection = .horizontal
        let collection = shown(layout)
        let properties = RecordedProperties()
        collection.projectWhole(into: properties)
        #expect(properties["filled"] == "[0, 640]" && properties["axis"] == "horizontal")
    }
}
