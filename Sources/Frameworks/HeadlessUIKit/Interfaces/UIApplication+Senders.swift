extension UIApplication: SenderReplacing {
    /// Functions that create objects of the sender classes that actions usually declare, by class.
    private static var makers: [ObjectIdentifier: () -> NSObject] {
        [
            ObjectIdentifier(UIBarButtonItem.self): { UIBarButtonItem() },
            ObjectIdentifier(UIView.self): { UIView() },
            ObjectIdentifier(UIControl.self): { UIControl() },
            ObjectIdentifier(UIButton.self): { UIButton() },
            ObjectIdentifier(UISwitch.self): { UISwitch() },
            ObjectIdentifier(UISlider.self): { UISlider() },
            ObjectIdentifier(UIStepper.self): { UIStepper() },
            ObjectIdentifier(UISegmentedControl.self): { UISegmentedControl() },
            ObjectIdentifier(UITextField.self): { UITextField() },
            ObjectIdentifier(UITextView.self): { UITextView() },
            ObjectIdentifier(UILabel.self): { UILabel() },
            ObjectIdentifier(UIImageView.self): { UIImageView() },
            ObjectIdentifier(UIRefreshControl.self): { UIRefreshControl() },
            ObjectIdentifier(UIDatePicker.self): { UIDatePicker() },
            ObjectIdentifier(UIPageControl.self): { UIPageControl() },
            ObjectIdentifier(UISearchBar.self): { UISearchBar() },
            ObjectIdentifier(UIGestureRecognizer.self): { UIGestureRecognizer() },
            ObjectIdentifier(UITapGestureRecognizer.self): { UITapGestureRecognizer() },
            ObjectIdentifier(UILongPressGestureRecognizer.self): { UILongPressGestureRecognizer() },
            ObjectIdentifier(UIPanGestureRecognizer.self): { UIPanGestureRecognizer() },
            ObjectIdentifier(UISwipeGestureRecognizer.self): { UISwipeGestureRecognizer() },
            ObjectIdentifier(UIPinchGestureRecognizer.self): { UIPinchGestureRecognizer() },
            ObjectIdentifier(UIRotationGestureRecognizer.self): { UIRotationGestureRecognizer() },
            ObjectIdentifier(UIScreenEdgePanGestureRecognizer.self): { UIScreenEdgePanGestureRecognizer() },
        ]
    }

    package func replacement(for sender: Any, as type: Any.Type) -> Any? {
        guard sender is UIResponder || sender is UIBarItem || sender is UIGestureRecognizer,
            let object = Self.makers[ObjectIdentifier(type)]?()
        else { return nil }
        let tag = (sender as? UIView)?.tag ?? (sender as? UIBarItem)?.tag ?? 0
        let title = (sender as? UIButton)?.title(for: .normal) ?? (sender as? UIBarItem)?.title
        switch object {
        case let button as UIButton:
            button.setTitle(title, for: .normal)
            button.tag = tag
        case let view as UIView: view.tag = tag
        case let item as UIBarItem:
            item.title = title
            item.tag = tag
        default: break
        }
        return object
    }
}
