extension UITabBarItem {
    public enum SystemItem: Int, Sendable {
        case more, favorites, featured, topRated, recents, contacts, history, bookmarks, search, downloads, mostRecent
        case mostViewed
    }

    /// Creates a system item. Its title is in the device's language.
    public convenience init(tabBarSystemItem systemItem: SystemItem, tag: Int) {
        let (words, symbol) = systemItem.titleAndSymbol
        self.init(title: SystemWords.word(words), image: UIImage(systemName: symbol), tag: tag)
    }
}

extension UITabBarItem.SystemItem {
    /// The English title and the name of the symbol.
    fileprivate var titleAndSymbol: (words: String, symbol: String) {
        switch self {
        case .more: ("More", "ellipsis")
        case .favorites: ("Favorites", "star.fill")
        case .featured: ("Featured", "star.fill")
        case .topRated: ("Top Rated", "star.fill")
        case .recents: ("Recents", "clock.fill")
        case .contacts: ("Contacts", "person.crop.circle")
        case .history: ("History", "clock.fill")
        case .bookmarks: ("Bookmarks", "book.fill")
        case .search: ("Search", "magnifyingglass")
        case .downloads: ("Downloads", "square.and.arrow.down")
        case .mostRecent: ("Most Recent", "clock.fill")
        case .mostViewed: ("Most Viewed", "list.number")
        }
    }
}
