import Foundation
import TestSupport
import Testing

@testable import HeadlessUIKit

/// Items whose cells want 100 points, or a given size.
private final class Items: NSObject, UICollectionViewDataSource, UICollectionViewDelegate,
    UICollectionViewDataSourcePrefetching
{
    var count = 1000
    var made: [Int] = []
    var prefetched: [Int] = []
    var tall: (Int) -> CGFloat = { _ in 100 }

    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { count }
    func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        made.append(indexPath.item)
        let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "item", for: indexPath)
        cell.contentView.addBlock(tall(indexPath.item))
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

    /// Returns a collection view of 320 by 400 points.
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

    /// A layout with two columns of 160 by 100 points.
    private var grid: UICollectionViewFlowLayout {
        let layout = UICollectionViewFlowLayout()
        layout.itemSize = CGSize(width: 160, height: 100)
        (layout.minimumLineSpacing, layout.minimumInteritemSpacing) = (0, 0)
        return layout
    }

    /// A layout of rows with the heights of their cells, estimated at 50.
    private var list: UICollectionViewCompositionalLayout {
        let size = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .estimated(50))
        let group = NSCollectionLayoutGroup.vertical(layoutSize: size, subitems: [.init(layoutSize: size)])
        return UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: group))
    }

    @Test func `A 1000-item grid has cells for visible and next-screen items, others get theirs later`() {
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

    @Test func `Self-sizing items far before the visible ones get no cells`() {
        let collection = shown(list)
        #expect(items.made == Array(0..<8) && collection.contentSize.height == 100_000)
        stage.act { collection.scrollToItem(at: at(300), at: .top, animated: false) }
        #expect(collection.contentOffset.y == 30_000 && items.made == Array(0..<8) + Array(296..<308))
    }

    @Test func `Scrolling a collection view back to the start moves no visible item`() {
        items.count = 100
        items.tall = { 40 + CGFloat($0) }
        let collection = shown(list)
        func seen() -> [IndexPath: CGFloat] {
            let cells = collection.visibleCells.compactMap { cell in
                collection.indexPath(for: cell).map { ($0, cell.frame.minY - collection.contentOffset.y) }
            }
            return Dictionary(uniqueKeysWithValues: cells)
        }
        stage.act { collection.scrollToItem(at: at(99), at: .bottom, animated: false) }
        #expect(items.made.count < 60)
        var (moved, steps) = (0, 0)
        while collection.contentOffset.y > 0, steps < 1000 {
            steps += 1
            let place = max(0, collection.contentOffset.y - 150)
            let before = seen().mapValues { $0 + (collection.contentOffset.y - place) }
            stage.act { collection.receiveScroll(to: CGPoint(x: 0, y: place)) }
            let after = seen()
            for (item, top) in before { if let now = after[item], abs(now - top) > 0.51 { moved += 1 } }
        }
        #expect(moved == 0 && steps < 1000 && items.made.count == 100)
        #expect(abs(collection.contentSize.height - (0..<100).map(items.tall).reduce(0, +)) < 0.01)
    }

    @Test func `Reloading a collection view keeps its scroll position`() {
        let collection = shown(list)
        stage.act { collection.scrollToItem(at: at(300), at: .top, animated: false) }
        items.made = []
        stage.act { collection.reloadData() }
        #expect(collection.contentOffset.y == 30_000 && items.made.count < 20)
    }

    @Test func `Items of an orthogonally scrolling section have cells once the section is near`() {
        items.count = 40
        let size = NSCollectionLayoutSize(widthDimension: .absolute(200), heightDimension: .absolute(100))
        let group = NSCollectionLayoutGroup.horizontal(layoutSize: size, subitems: [.init(layoutSize: size)])
        let section = NSCollectionLayoutSection(group: group)
        section.orthogonalScrollingBehavior = .continuous
        let collection = shown(UICollectionViewCompositionalLayout(section: section))
        #expect(items.made == Array(0..<40) && collection.filled == nil)
    }

    @Test func `A far item can be selected, and its cell is selected once it appears`() {
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

    @Test func `Batch updates need no cells for far items and keep the cells of remaining ones`() throws {
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

    @Test func `The page receives the range that has cells, along the scroll direction`() {
        let layout = grid
        layout.scrollDirection = .horizontal
        let collection = shown(layout)
        let properties = RecordedProperties()
        collection.projectWhole(into: properties)
        #expect(properties["filled"] == "[0, 640]" && properties["axis"] == "horizontal")
    }
}
