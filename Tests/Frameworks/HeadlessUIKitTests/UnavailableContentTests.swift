import Foundation
import TestSupport
import Testing

@testable import HeadlessUIKit

@Suite("What a controller shows where it has no content")
struct UnavailableContentTests {
    private final class Shelf: UIViewController {
        var loaves: [String]? {
            didSet { setNeedsUpdateContentUnavailableConfiguration() }
        }
        var pressed = 0

        override func updateContentUnavailableConfiguration(using state: UIContentUnavailableConfigurationState) {
            if let loaves {
                guard loaves.isEmpty else { return contentUnavailableConfiguration = nil }
                if state.searchText?.isEmpty == false {
                    contentUnavailableConfiguration = UIContentUnavailableConfiguration.search().updated(for: state)
                    return
                }
                var nothing = UIContentUnavailableConfiguration.empty()
                nothing.image = UIImage(systemName: "cart")
                nothing.text = "No loaves"
                nothing.secondaryText = "Bake some."
                nothing.button.title = "Bake"
                nothing.buttonProperties.primaryAction = UIAction { [weak self] _ in self?.pressed += 1 }
                contentUnavailableConfiguration = nothing
            } else {
                contentUnavailableConfiguration = UIContentUnavailableConfiguration.loading()
            }
        }
    }

    private func all<Part: UIView>(_ kind: Part.Type, in view: UIView) -> [Part] {
        view.subviews.flatMap { ($0 as? Part).map { [$0] } ?? all(kind, in: $0) }
    }

    @Test func `The unavailable content is updated before first layout and on request, and fills the view`() throws {
        let shelf = Shelf()
        let stage = try Stage(root: shelf)
        try stage.drain()
        #expect(all(UILabel.self, in: shelf.view).map(\.text) == ["Loading…"])
        #expect(all(UIActivityIndicatorView.self, in: shelf.view).map(\.isAnimating) == [true])
        stage.act { shelf.loaves = [] }
        try stage.drain()
        let words = all(UILabel.self, in: shelf.view).filter { $0.superview is UIStackView }
        #expect(words.map(\.text) == ["No loaves", "Bake some."])
        let middle = words[0].convert(CGPoint(x: words[0].bounds.midX, y: 0), to: shelf.view).x
        #expect(abs(middle - shelf.view.bounds.midX) < 1)
        #expect(words[0].frame.maxY <= words[1].frame.minY)
        #expect(shelf.view.subviews.last?.frame == shelf.view.bounds)
        let button = try #require(all(UIButton.self, in: shelf.view).first)
        #expect(button.title(for: .normal) == "Bake")
        stage.act { button.sendActions(for: .primaryActionTriggered) }
        #expect(shelf.pressed == 1)
        stage.act { shelf.loaves = ["Rye"] }
        try stage.drain()
        #expect(all(UILabel.self, in: shelf.view).isEmpty && shelf.contentUnavailableConfiguration == nil)
    }

    @Test func `The search text is part of the unavailable state, and changing it updates the content`() throws {
        let shelf = Shelf()
        let search = UISearchController(searchResultsController: nil)
        shelf.navigationItem.searchController = search
        shelf.loaves = []
        let stage = try Stage(root: UINavigationController(rootViewController: shelf))
        #expect(shelf.contentUnavailableConfigurationState.searchText == nil)
        stage.act { search.isActive = true }
        stage.act {
            search.searchBar.text = "Kiwi"
            search.searchBar.changed()
        }
        try stage.drain()
        #expect(shelf.contentUnavailableConfigurationState.searchText == "Kiwi")
        let words = all(UILabel.self, in: shelf.view).filter { $0.superview is UIStackView }.map(\.text)
        #expect(words == ["No Results: “Kiwi”", "Check the spelling or try a new search."])
    }

    @Test func `Ending a search removes its scope buttons and their space`() throws {
        let shelf = Shelf()
        let search = UISearchController(searchResultsController: nil)
        search.searchBar.scopeButtonTitles = ["All", "Rye"]
        shelf.navigationItem.searchController = search
        let navigation = UINavigationController(rootViewController: shelf)
        let stage = try Stage(root: navigation)
        let before = navigation.navigationBar.frame.height
        stage.act { search.isActive = true }
        #expect(navigation.navigationBar.frame.height == before + UISearchBar.scopeRow)
        stage.act { search.isActive = false }
        #expect(navigation.navigationBar.frame.height == before)
    }

    private struct Loaf {}

    @Test func `A SwiftUI cell shows a message that it is not displayed`() throws {
        let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
        cell.contentConfiguration = UIHostingConfiguration { Loaf() }
        #expect(all(UILabel.self, in: cell.contentView).map(\.text) == ["Loaf is of SwiftUI, which is not shown here."])
    }

    @Test func `Coordinates convert between a view, its window and the screen`() throws {
        let root = UIViewController()
        _ = try Stage(root: root)
        let inner = UIView(frame: CGRect(x: 10, y: 20, width: 30, height: 40))
        root.view.addSubview(inner)
        let screen = UIScreen.main.coordinateSpace
        #expect(screen.bounds == UIScreen.main.bounds)
        #expect(inner.convert(CGPoint(x: 1, y: 2), to: screen) == CGPoint(x: 11, y: 22))
        #expect(inner.convert(CGRect(x: 11, y: 22, width: 3, height: 4), from: screen).origin == CGPoint(x: 1, y: 2))
        #expect(screen.convert(CGPoint(x: 11, y: 22), to: inner) == CGPoint(x: 1, y: 2))
        #expect(screen.convert(CGPoint(x: 1, y: 2), from: inner) == CGPoint(x: 11, y: 22))
        let space: any UICoordinateSpace = inner
        #expect(root.view.convert(CGPoint.zero, from: space) == CGPoint(x: 10, y: 20))
        #expect(root.view.convert(CGPoint.zero, to: inner) == CGPoint(x: -10, y: -20))
    }
}
