import HeadlessUIKit
import TestSupport
import Testing

/// Items with a name each, which their cells show.
private final class Names: NSObject, UICollectionViewDataSource {
    var sections: [[String]]
    private(set) var made: [String] = []

    init(_ sections: [[String]]) { self.sections = sections }

    func numberOfSections(in collectionView: UICollectionView) -> Int { sections.count }
    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        sections[section].count
    }
    func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        let cell = UICollectionViewCell(frame: .zero)
        cell.accessibilityLabel = sections[indexPath.section][indexPath.item]
        made.append(sections[indexPath.section][indexPath.item])
        return cell
    }

    func forgetMade() { made = [] }
}

@Suite("Updates of collections")
struct CollectionUpdateTests {
    private let stage: Stage
    private let names = Names([["a", "b", "c", "d"], ["x", "y"]])
    private let collection: UICollectionView

    init() throws {
        stage = try Stage()
        let flow = UICollectionViewFlowLayout()
        flow.itemSize = CGSize(width: 320, height: 40)
        flow.minimumLineSpacing = 0
        collection = UICollectionView(
            frame: CGRect(x: 0, y: 0, width: 320, height: 400), collectionViewLayout: flow)
        collection.contentInsetAdjustmentBehavior = .never
        stage.act {
            collection.dataSource = names
            stage.window.addSubview(collection)
        }
        names.forgetMade()
    }

    private var shown: [[String]] {
        (0..<collection.numberOfSections).map { section in
            (0..<collection.numberOfItems(inSection: section)).map {
                collection.cellForItem(at: [section, $0])?.accessibilityLabel ?? "?"
            }
        }
    }

    @Test func `A batch update uses index paths as in UIKit and keeps the cells of unchanged items`() throws {
        let moved = try #require(collection.cellForItem(at: [0, 3]))
        var isDone = false
        stage.act {
            collection.performBatchUpdates {
                names.sections = [["n", "b", "c2"], ["d", "x", "y"]]
                collection.deleteItems(at: [[0, 0]])
                collection.reloadItems(at: [[0, 2]])
                collection.moveItem(at: [0, 3], to: [1, 0])
                collection.insertItems(at: [[0, 0]])
            } completion: {
                isDone = $0
            }
        }
        #expect(isDone && shown == [["n", "b", "c2"], ["d", "x", "y"]])
        #expect(names.made.sorted() == ["c2", "n"])
        #expect(collection.cellForItem(at: [1, 0]) === moved && moved.frame.minY == 120)
    }

    @Test func `Sections are moved, inserted, deleted and reloaded`() {
        stage.act {
            names.sections = [["x", "y"], ["new"], ["a", "b", "c", "d"]]
            collection.performBatchUpdates {
                collection.moveSection(1, toSection: 0)
                collection.insertSections([1])
            }
        }
        #expect(shown == names.sections && names.made == ["new"])
        stage.act {
            names.sections = [["new"], ["z"]]
            collection.performBatchUpdates {
                collection.deleteSections([0])
                collection.reloadSections([2])
            }
        }
        // All indexes are those before the update: section 2 is reloaded, although there are only two sections after
        // the update.
        #expect(shown == [["new"], ["z"]] && names.made == ["new", "z"])
    }

    @Test func `A single insert outside a batch is an update too`() {
        stage.act {
            names.sections[1].append("z")
            collection.insertItems(at: [[1, 2]])
        }
        #expect(shown == names.sections && names.made == ["z"])
    }

    @Test func `A data source that disagrees with an update is reloaded entirely, and that is logged`() throws {
        stage.act {
            names.sections[0].removeLast()
            collection.insertItems(at: [[0, 0]])
        }
        #expect(shown == names.sections && names.made.count == 5)
        #expect(stage.host.notes.count == 1)
    }

    @Test func `A dragged item follows the finger, and the data source is notified where it is dropped`() throws {
        final class Orderly: NSObject, UICollectionViewDataSource, UICollectionViewDelegate {
            let names: Names
            var told: [[IndexPath]] = []
            init(_ names: Names) { self.names = names }
            func numberOfSections(in collectionView: UICollectionView) -> Int { 2 }
            func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
                names.collectionView(collectionView, numberOfItemsInSection: section)
            }
            func collectionView(
                _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
            ) -> UICollectionViewCell { names.collectionView(collectionView, cellForItemAt: indexPath) }
            func collectionView(_ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath) -> Bool {
                indexPath != [0, 3]
            }
            func collectionView(
                _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath,
                to destinationIndexPath: IndexPath
            ) {
                told.append([sourceIndexPath, destinationIndexPath])
                let name = names.sections[sourceIndexPath.section].remove(at: sourceIndexPath.item)
                names.sections[destinationIndexPath.section].insert(name, at: destinationIndexPath.item)
            }
            func collectionView(
                _ collectionView: UICollectionView, targetIndexPathForMoveFromItemAt originalIndexPath: IndexPath,
                toProposedIndexPath proposedIndexPath: IndexPath
            ) -> IndexPath { proposedIndexPath.section == 0 ? proposedIndexPath : originalIndexPath }
        }
        let orderly = Orderly(names)
        stage.act {
            collection.dataSource = orderly
            collection.delegate = orderly
            collection.reloadData()
        }
        let cell = try #require(collection.cellForItem(at: [0, 0]))
        stage.act {
            #expect(!collection.beginInteractiveMovementForItem(at: [0, 3]))
            #expect(collection.beginInteractiveMovementForItem(at: [0, 0]))
            collection.updateInteractiveMovementTargetPosition(CGPoint(x: 100, y: 95))
        }
        #expect(shown[0] == ["b", "c", "a", "d"] && cell.center == CGPoint(x: 100, y: 95) && orderly.told.isEmpty)
        #expect(collection.cellForItem(at: [0, 0])?.frame.minY == 0 && collection.subviews.last === cell)
        stage.act {
            collection.updateInteractiveMovementTargetPosition(CGPoint(x: 100, y: 55))
            collection.endInteractiveMovement()
        }
        #expect(orderly.told == [[[0, 0], [0, 1]]] && shown[0] == ["b", "a", "c", "d"] && cell.frame.minY == 40)
        stage.act {
            _ = collection.beginInteractiveMovementForItem(at: [0, 1])
            collection.updateInteractiveMovementTargetPosition(CGPoint(x: 100, y: 5))
            collection.cancelInteractiveMovement()
        }
        #expect(orderly.told.count == 1 && shown[0] == ["b", "a", "c", "d"] && cell.frame.minY == 40)
    }

    @Test func `Updates with unknown index paths change nothing`() {
        stage.act {
            collection.performBatchUpdates {
                collection.deleteItems(at: [[9, 9], [0, 40]])
                collection.moveItem(at: [5, 5], to: [0, 0])
                collection.moveSection(8, toSection: 0)
            }
        }
        #expect(shown == names.sections && names.made.isEmpty)
    }
}
