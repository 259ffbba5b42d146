import TestSupport
import Testing
import UIKit

/// Uses the names of UIKit, Foundation and Core Animation that public apps call most, as Apple documents them. This
/// file compiles only if all of them are declared.
@Suite("The most called names")
struct MostCalledNamesTests {
    private let stage: Stage
    private let root = UIViewController()

    init() throws { stage = try Stage(root: root) }

    @Test func `Views: colours, layers, gestures and constraints`() {
        stage.act {
            let (view, other) = (UIView(frame: CGRect(origin: .zero, size: CGSize(width: 10, height: 20))), UIView())
            view.backgroundColor = .systemBackground.withAlphaComponent(0.5)
            view.tintColor = .systemGreen
            (view.alpha, view.isHidden, view.tag, view.clipsToBounds) = (0.5, false, 3, true)
            (view.contentMode, view.isUserInteractionEnabled) = (.scaleAspectFill, true)
            view.layer.cornerRadius = 4
            view.layer.borderWidth = 1
            view.layer.borderColor = UIColor.lightGray.cgColor
            view.layer.masksToBounds = true
            view.layer.shadowColor = UIColor.black.cgColor
            (view.layer.shadowOpacity, view.layer.shadowRadius, view.layer.shadowOffset) = (0.3, 2, .zero)
            view.layer.addSublayer(CAGradientLayer())
            view.layer.maskedCorners = [.layerMinXMinYCorner, .layerMaxXMinYCorner]
            root.view.addSubview(view)
            root.view.insertSubview(other, at: 0)
            root.view.bringSubviewToFront(view)
            root.view.sendSubviewToBack(other)
            view.addGestureRecognizer(UITapGestureRecognizer(target: nil, action: nil))
            view.transform = CGAffineTransform(scaleX: 2, y: 2)
            view.transform = .identity
            #expect(view.center == CGPoint(x: 5, y: 10) && view.bounds.midX == 5 && view.frame.maxY == 20)
            #expect(root.view.viewWithTag(3) === view && view.superview === root.view && view.window != nil)
            other.translatesAutoresizingMaskIntoConstraints = false
            let height = other.heightAnchor.constraint(equalToConstant: 30)
            height.priority = .defaultHigh
            NSLayoutConstraint.activate([
                other.topAnchor.constraint(equalTo: root.view.safeAreaLayoutGuide.topAnchor, constant: 8),
                other.leadingAnchor.constraint(equalTo: root.view.leadingAnchor),
                other.trailingAnchor.constraint(lessThanOrEqualTo: root.view.trailingAnchor),
                other.widthAnchor.constraint(equalTo: root.view.widthAnchor, multiplier: 0.5), height,
            ])
            height.constant = 40
            root.view.setNeedsLayout()
            root.view.layoutIfNeeded()
            #expect(other.frame.height == 40 && abs(other.frame.width - root.view.bounds.width / 2) < 0.5)
            NSLayoutConstraint.deactivate([height])
            #expect(!height.isActive)
            other.centerXAnchor.constraint(equalTo: view.centerXAnchor).isActive = true
            other.centerYAnchor.constraint(equalTo: view.centerYAnchor).isActive = true
            view.setContentHuggingPriority(.required, for: .horizontal)
            view.setContentCompressionResistancePriority(.defaultLow, for: .vertical)
            other.removeFromSuperview()
            #expect(root.view.subviews.contains(view) && !root.view.subviews.contains(other))
            UIView.animate(withDuration: 0.2, delay: 0, options: [.curveEaseOut]) { view.alpha = 1 }
            UIView.transition(with: view, duration: 0.1, options: .transitionCrossDissolve, animations: {})
            #expect(view.alpha == 1 && UIView.areAnimationsEnabled)
            root.view.endEditing(true)
        }
    }

    @Test func `Labels, buttons and images`() {
        stage.act {
            let label = UILabel()
            (label.text, label.textColor, label.textAlignment) = ("Two words", .secondaryLabel, .center)
            (label.numberOfLines, label.lineBreakMode) = (0, .byTruncatingTail)
            label.font = .systemFont(ofSize: 17, weight: .semibold)
            label.font = .boldSystemFont(ofSize: 12)
            label.font = .preferredFont(forTextStyle: .headline)
            (label.adjustsFontSizeToFitWidth, label.minimumScaleFactor) = (true, 0.5)
            label.adjustsFontForContentSizeCategory = true
            label.attributedText = NSAttributedString(string: "Red", attributes: [.foregroundColor: UIColor.systemRed])
            label.sizeToFit()
            #expect(label.text == "Red" && label.frame.width > 10)

            let button = UIButton(type: .system)
            var taps = 0
            button.setTitle("Buy", for: .normal)
            button.setTitleColor(.white, for: .normal)
            button.setImage(
                UIImage(systemName: "plus", withConfiguration: UIImage.SymbolConfiguration(scale: .large)), for: .normal
            )
            button.titleLabel?.font = .systemFont(ofSize: 15)
            button.configuration = .filled()
            button.configuration?.title = "Sell"
            button.isEnabled = true
            button.addAction(UIAction { _ in taps += 1 }, for: .touchUpInside)
            button.sendActions(for: .touchUpInside)
            #expect(taps == 1 && button.currentTitle == "Sell" && button.titleLabel?.text == "Sell")

            let image = UIImage(systemName: "star.fill")?.withRenderingMode(.alwaysTemplate)
            let pictures = [UIImageView(image: image), UIImageView()]
            pictures[1].image = image?.withTintColor(.systemYellow, renderingMode: .alwaysOriginal)
            pictures[0].contentMode = .scaleAspectFit
            #expect(pictures.allSatisfy { ($0.image?.size.width ?? 0) > 0 })
        }
    }

    @Test func `Fields, switches and other controls`() {
        stage.act {
            let field = UITextField()
            (field.placeholder, field.text, field.borderStyle) = ("Name", "Ada", .roundedRect)
            (field.keyboardType, field.returnKeyType, field.isSecureTextEntry) = (.emailAddress, .done, true)
            (field.autocorrectionType, field.autocapitalizationType) = (.no, .none)
            (field.leftView, field.leftViewMode, field.clearButtonMode) = (UIView(), .always, .whileEditing)
            field.inputAccessoryView = UIToolbar()
            root.view.addSubview(field)
            #expect(field.becomeFirstResponder() && field.isFirstResponder && field.resignFirstResponder())
            let text = UITextView()
            (text.text, text.isEditable, text.isScrollEnabled) = ("Long", true, false)
            text.textContainerInset = .zero
            text.textContainer.lineFragmentPadding = 0
            #expect(text.sizeThatFits(CGSize(width: 100, height: 0)).height > 10)
            let (toggle, slider, stepper) = (UISwitch(), UISlider(), UIStepper())
            toggle.setOn(true, animated: false)
            (slider.minimumValue, slider.maximumValue, slider.value) = (0, 10, 5)
            stepper.value = 3
            #expect(toggle.isOn && slider.value == 5 && stepper.value == 3)
            let segments = UISegmentedControl(items: ["A", "B"])
            segments.selectedSegmentIndex = 1
            #expect(segments.titleForSegment(at: segments.selectedSegmentIndex) == "B")
            let (spinner, bar, pages) = (
                UIActivityIndicatorView(style: .large), UIProgressView(progressViewStyle: .default), UIPageControl()
            )
            spinner.hidesWhenStopped = true
            spinner.startAnimating()
            spinner.stopAnimating()
            bar.setProgress(0.5, animated: true)
            (pages.numberOfPages, pages.currentPage) = (3, 1)
            #expect(!spinner.isAnimating && spinner.isHidden && bar.progress == 0.5 && pages.currentPage == 1)
            let picker = UIDatePicker()
            (picker.datePickerMode, picker.preferredDatePickerStyle) = (.date, .compact)
            picker.minimumDate = picker.date
        }
    }

    @Test func `Stacks, scroll views and refreshing`() {
        stage.act {
            let (one, two) = (UILabel(), UILabel())
            let stack = UIStackView(arrangedSubviews: [one, two])
            (stack.axis, stack.spacing, stack.alignment, stack.distribution) = (.vertical, 8, .leading, .fillEqually)
            stack.setCustomSpacing(20, after: one)
            stack.isLayoutMarginsRelativeArrangement = true
            stack.layoutMargins = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
            stack.addArrangedSubview(UIView())
            stack.removeArrangedSubview(two)
            #expect(stack.arrangedSubviews.count == 2 && stack.customSpacing(after: one) == 20)
            let scroll = UIScrollView(frame: root.view.bounds)
            root.view.addSubview(scroll)
            scroll.contentSize = CGSize(width: 393, height: 2_000)
            (scroll.showsVerticalScrollIndicator, scroll.isPagingEnabled, scroll.bounces) = (false, true, false)
            scroll.contentInset = .zero
            scroll.setContentOffset(CGPoint(x: 0, y: 100), animated: false)
            #expect(scroll.contentOffset.y == 100)
            scroll.refreshControl = UIRefreshControl()
            scroll.refreshControl?.beginRefreshing()
            scroll.refreshControl?.endRefreshing()
            scroll.contentLayoutGuide.topAnchor.constraint(equalTo: scroll.topAnchor).isActive = true
        }
    }

    /// A subclass of a stack has all its initializers, because the initializer that takes views is a convenience
    /// initializer.
    private final class Row: UIStackView {
        override init(frame: CGRect) {
            super.init(frame: frame)
            spacing = 7
        }
        required init(coder: NSCoder) { fatalError("not from a nib") }
    }

    @Test func `A subclass of UIStackView inherits the initializers`() {
        stage.act {
            #expect(Row().spacing == 7 && Row(arrangedSubviews: [UIView()]).arrangedSubviews.count == 1)
        }
    }

    private final class List: UITableViewController {
        private(set) var chosen: [Int] = []
        override func viewDidLoad() {
            super.viewDidLoad()
            tableView.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
            (tableView.rowHeight, tableView.separatorStyle) = (UITableView.automaticDimension, .singleLine)
            tableView.tableFooterView = UIView()
            tableView.tableHeaderView = nil
            tableView.estimatedRowHeight = 44
            tableView.allowsSelection = true
        }
        override func numberOfSections(in tableView: UITableView) -> Int { 1 }
        override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 2 }
        override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
            var content = cell.defaultContentConfiguration()
            (content.text, content.secondaryText) = ("Row \(indexPath.row)", "of \(indexPath.section)")
            cell.contentConfiguration = content
            (cell.accessoryType, cell.selectionStyle) = (.disclosureIndicator, .none)
            return cell
        }
        override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
            tableView.deselectRow(at: indexPath, animated: true)
            chosen.append(indexPath.row)
        }
        override func tableView(
            _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
        ) -> UISwipeActionsConfiguration? {
            let action = UIContextualAction(style: .destructive, title: "Delete") { _, _, done in done(true) }
            action.backgroundColor = .systemRed
            return UISwipeActionsConfiguration(actions: [action])
        }
    }

    @Test func `Tables and their cells`() {
        let list = List(style: .insetGrouped)
        stage.act { stage.window.rootViewController = list }
        stage.act {
            #expect(list.tableView.cellForRow(at: IndexPath(row: 1, section: 0)) != nil)
            #expect(list.tableView.numberOfRows(inSection: 0) == 2 && list.tableView.visibleCells.count == 2)
            list.tableView.reloadData()
            list.tableView.reloadRows(at: [IndexPath(row: 0, section: 0)], with: .automatic)
            list.tableView.beginUpdates()
            list.tableView.endUpdates()
            list.tableView.scrollToRow(at: IndexPath(row: 1, section: 0), at: .bottom, animated: false)
            #expect(list.tableView.indexPathForSelectedRow == nil)
            list.setEditing(true, animated: false)
            #expect(list.tableView.isEditing)
        }
    }

    @Test func `Collections with a composed layout and a diffable source`() {
        stage.act {
            let item = NSCollectionLayoutItem(
                layoutSize: NSCollectionLayoutSize(
                    widthDimension: .fractionalWidth(0.5), heightDimension: .fractionalHeight(1)))
            item.contentInsets = NSDirectionalEdgeInsets(top: 1, leading: 1, bottom: 1, trailing: 1)
            let group = NSCollectionLayoutGroup.horizontal(
                layoutSize: NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(40)),
                subitems: [item])
            group.interItemSpacing = .fixed(4)
            let section = NSCollectionLayoutSection(group: group)
            (section.interGroupSpacing, section.orthogonalScrollingBehavior) = (4, .none)
            let view = UICollectionView(
                frame: root.view.bounds, collectionViewLayout: UICollectionViewCompositionalLayout(section: section))
            root.view.addSubview(view)
            let cells = UICollectionView.CellRegistration<UICollectionViewCell, Int> { cell, _, number in
                cell.contentView.backgroundColor = number == 1 ? .systemPink : .systemOrange
            }
            let source = UICollectionViewDiffableDataSource<Int, Int>(collectionView: view) { view, path, number in
                view.dequeueConfiguredReusableCell(using: cells, for: path, item: number)
            }
            var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
            snapshot.appendSections([0])
            snapshot.appendItems([1, 2, 3])
            source.apply(snapshot, animatingDifferences: false)
            view.layoutIfNeeded()
            #expect(
                view.numberOfItems(inSection: 0) == 3 && source.itemIdentifier(for: IndexPath(item: 2, section: 0)) == 3
            )
            #expect(view.cellForItem(at: IndexPath(item: 1, section: 0))?.frame.height == 38)
            let flow = UICollectionViewFlowLayout()
            (flow.scrollDirection, flow.itemSize) = (.horizontal, CGSize(width: 10, height: 10))
            (flow.minimumLineSpacing, flow.minimumInteritemSpacing, flow.sectionInset) = (1, 1, .zero)
            view.setCollectionViewLayout(flow, animated: false)
            view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
            view.showsHorizontalScrollIndicator = false
        }
    }

    @Test func `Controllers: navigation, tabs, presentation and alerts`() {
        stage.act {
            let (first, second) = (UIViewController(), UIViewController())
            let navigation = UINavigationController(rootViewController: first)
            first.title = "First"
            first.navigationItem.rightBarButtonItem = UIBarButtonItem(
                barButtonSystemItem: .add, target: nil, action: nil)
            first.navigationItem.leftBarButtonItem = UIBarButtonItem(
                image: UIImage(systemName: "gear"), style: .plain, target: nil, action: nil)
            first.navigationItem.largeTitleDisplayMode = .always
            navigation.navigationBar.prefersLargeTitles = true
            let look = UINavigationBarAppearance()
            look.configureWithOpaqueBackground()
            look.backgroundColor = .systemPurple
            look.titleTextAttributes = [.foregroundColor: UIColor.white]
            look.largeTitleTextAttributes = [.foregroundColor: UIColor.white]
            navigation.navigationBar.standardAppearance = look
            navigation.navigationBar.scrollEdgeAppearance = look
            navigation.navigationBar.tintColor = .white
            let tabs = UITabBarController()
            first.tabBarItem = UITabBarItem(title: "One", image: UIImage(systemName: "house"), tag: 0)
            tabs.viewControllers = [navigation, second]
            (tabs.tabBar.tintColor, tabs.selectedIndex) = (.systemBlue, 0)
            stage.window.rootViewController = tabs
            navigation.pushViewController(UIViewController(), animated: false)
            #expect(navigation.viewControllers.count == 2 && navigation.topViewController !== first)
            #expect(navigation.popViewController(animated: false) != nil && navigation.visibleViewController === first)
            navigation.setNavigationBarHidden(true, animated: false)
            #expect(first.navigationController === navigation && first.tabBarController === tabs)
            let search = UISearchController(searchResultsController: nil)
            search.obscuresBackgroundDuringPresentation = false
            search.searchBar.placeholder = "Search"
            first.navigationItem.searchController = search
            first.navigationItem.hidesSearchBarWhenScrolling = false

            let alert = UIAlertController(title: "Delete?", message: nil, preferredStyle: .alert)
            alert.addAction(UIAlertAction(title: "Yes", style: .destructive) { _ in })
            alert.addAction(UIAlertAction(title: "No", style: .cancel))
            alert.addTextField { $0.placeholder = "Why" }
            first.present(alert, animated: true)
            #expect(first.presentedViewController === alert && alert.textFields?.count == 1 && alert.actions.count == 2)
            first.dismiss(animated: false)
            let sheet = UIViewController()
            sheet.modalPresentationStyle = .pageSheet
            sheet.modalTransitionStyle = .crossDissolve
            sheet.sheetPresentationController?.detents = [.medium(), .large()]
            sheet.sheetPresentationController?.prefersGrabberVisible = true
            first.present(sheet, animated: false)
            #expect(sheet.presentingViewController != nil && sheet.isViewLoaded)
            sheet.dismiss(animated: false)
            let child = UIViewController()
            first.addChild(child)
            first.view.addSubview(child.view)
            child.didMove(toParent: first)
            #expect(child.parent === first && first.children == [child])
            child.willMove(toParent: nil)
            child.removeFromParent()
            #expect(first.children.isEmpty && UIScreen.main.bounds.width == 393)
        }
    }

    @Test func `Foundation: texts, dates, defaults, notifications and errors`() throws {
        try stage.act {
            #expect("  A b ".trimmingCharacters(in: .whitespacesAndNewlines).lowercased() == "a b")
            #expect(
                "a,b".components(separatedBy: ",").joined(separator: "-").replacingOccurrences(of: "a", with: "c")
                    == "c-b")
            #expect(String(format: "%.1f", 2.25).isEmpty == false && ["b", "a"].sorted().first == "a")
            let formatter = NumberFormatter()
            (formatter.numberStyle, formatter.maximumFractionDigits) = (.decimal, 1)
            formatter.locale = Locale(identifier: "en_US")
            #expect(formatter.string(from: NSNumber(value: 1_234.5)) == "1,234.5")
            let dates = DateFormatter()
            (dates.dateFormat, dates.timeZone) = ("yyyy-MM-dd", TimeZone(secondsFromGMT: 0))
            #expect(dates.string(from: Date(timeIntervalSince1970: 0)) == "1970-01-01")
            struct Item: Codable, Equatable { var name: String }
            let data = try JSONEncoder().encode([Item(name: "a")])
            let decoded = try JSONDecoder().decode([Item].self, from: data)
            #expect(decoded == [Item(name: "a")])
            let directory = FileManager.default.urls(for: .documentDirectory, in: .userDomainMask).first
            #expect(directory?.appendingPathComponent("a.json").lastPathComponent == "a.json")
            let error = NSError(domain: "Shop", code: 3, userInfo: [NSLocalizedDescriptionKey: "Sold out"])
            #expect(error.localizedDescription == "Sold out" && error.code == 3)
            let cache = NSCache<NSString, NSString>()
            cache.setObject("b", forKey: "a")
            #expect(cache.object(forKey: "a") == "b")
            var parts = URLComponents(string: "https://a.example/b")
            parts?.queryItems = [URLQueryItem(name: "q", value: "c")]
            #expect(parts?.url?.absoluteString == "https://a.example/b?q=c")
        }
    }

    @Test func `Paths, layers and animations`() {
        stage.act {
            let path = UIBezierPath(roundedRect: CGRect(x: 0, y: 0, width: 10, height: 10), cornerRadius: 2)
            path.move(to: .zero)
            path.addLine(to: CGPoint(x: 5, y: 5))
            path.addArc(withCenter: .zero, radius: 5, startAngle: 0, endAngle: .pi, clockwise: true)
            path.close()
            let shape = CAShapeLayer()
            (shape.path, shape.lineWidth, shape.lineCap, shape.strokeEnd) = (path.cgPath, 2, .round, 0.5)
            (shape.strokeColor, shape.fillColor) = (UIColor.red.cgColor, UIColor.clear.cgColor)
            root.view.layer.insertSublayer(shape, at: 0)
            let move = CABasicAnimation(keyPath: "strokeEnd")
            (move.fromValue, move.toValue, move.duration) = (0, 1, 0.5)
            move.timingFunction = CAMediaTimingFunction(name: .easeInEaseOut)
            (move.fillMode, move.isRemovedOnCompletion, move.repeatCount) = (.forwards, false, .infinity)
            shape.add(move, forKey: "draw")
            #expect(shape.animation(forKey: "draw") != nil && shape.superlayer === root.view.layer)
            shape.removeAllAnimations()
            let gradient = CAGradientLayer()
            (gradient.frame, gradient.locations) = (root.view.bounds, [0, 1])
            gradient.colors = [UIColor.systemTeal.cgColor, UIColor.systemIndigo.cgColor]
            (gradient.startPoint, gradient.endPoint) = (.zero, CGPoint(x: 1, y: 1))
            #expect(gradient.colors?.count == 2 && shape.animation(forKey: "draw") == nil)
            let image = UIGraphicsImageRenderer(size: CGSize(width: 4, height: 4)).image { context in
                UIColor.red.setFill()
                context.fill(CGRect(x: 0, y: 0, width: 4, height: 4))
            }
            #expect(image.size.width == 4 && image.pngData() != nil && image.jpegData(compressionQuality: 0.5) != nil)
        }
    }

    @Test func `The device, the keyboard and the application`() {
        stage.act {
            #expect(UIDevice.current.userInterfaceIdiom == .phone && !UIDevice.current.systemVersion.isEmpty)
            #expect(UIApplication.shared.delegate != nil || UIApplication.shared.connectedScenes.count >= 0)
            #expect(UIResponder.keyboardWillShowNotification != UIResponder.keyboardWillHideNotification)
            #expect(!UIResponder.keyboardFrameEndUserInfoKey.isEmpty)
            #expect(root.traitCollection.userInterfaceStyle == .light)
            root.overrideUserInterfaceStyle = .dark
            #expect(root.traitCollection.userInterfaceStyle == .dark)
            UIImpactFeedbackGenerator(style: .medium).impactOccurred()
            UIPasteboard.general.string = "copied"
            #expect(UIPasteboard.general.string == "copied")
            UITableView.appearance().backgroundColor = .systemGroupedBackground
            UINavigationBar.appearance().tintColor = .systemBrown
        }
    }
}
