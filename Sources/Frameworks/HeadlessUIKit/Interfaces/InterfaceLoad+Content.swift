import InterfaceModel

extension InterfaceLoad {
    /// Sets the properties of a view's class.
    func fillContent(of view: UIView, _ element: InterfaceElement) {
        if let control = view as? UIControl { fill(control, from: element) }
        if let scroll = view as? UIScrollView { fill(scroll, from: element) }
        switch view {
        case let label as UILabel: fill(label, from: element)
        case let button as UIButton: fill(button, from: element)
        case let field as UITextField: fill(field, from: element)
        case let text as UITextView: fill(text, from: element)
        case let table as UITableView: fill(table, from: element)
        case let cell as UITableViewCell: fill(cell, from: element)
        case let collection as UICollectionView: fill(collection, from: element)
        case let cell as UICollectionReusableView: fill(cell, from: element)
        case let picture as UIImageView:
            if let image = place.image("image", of: element) { picture.image = image }
            if let image = place.image("highlightedImage", of: element) { picture.highlightedImage = image }
            picture.isHighlighted = element.flag("highlighted") ?? false
        case let stack as UIStackView: fill(stack, from: element)
        case let toggle as UISwitch:
            toggle.isOn = element.flag("on") ?? false
            if let color = place.color("onTintColor", of: element) { toggle.onTintColor = color }
        case let dots as UIPageControl:
            dots.numberOfPages = min(max(0, element.integer("numberOfPages") ?? 0), 1_000)
            dots.currentPage = element.integer("currentPage") ?? 0
            dots.hidesForSinglePage = element.flag("hidesForSinglePage") ?? false
            if let color = place.color("pageIndicatorTintColor", of: element) { dots.pageIndicatorTintColor = color }
            if let color = place.color("currentPageIndicatorTintColor", of: element) {
                dots.currentPageIndicatorTintColor = color
            }
        case let wheel as UIActivityIndicatorView:
            wheel.style =
                element.choice(
                    "style",
                    from: [
                        "large": .large, "medium": .medium, "whiteLarge": .whiteLarge, "white": .white, "gray": .gray,
                    ])
                ?? .medium
            if let color = place.color("color", of: element) { wheel.color = color }
            wheel.hidesWhenStopped = element.flag("hidesWhenStopped") ?? false
            if element.flag("animating") == true { wheel.startAnimating() }
        case let segments as UISegmentedControl: fill(segments, from: element)
        case let stepper as UIStepper:
            stepper.minimumValue = element.number("minimumValue") ?? 0
            stepper.maximumValue = element.number("maximumValue") ?? 100
            stepper.stepValue = element.number("stepValue") ?? 1
            stepper.wraps = element.flag("wraps") ?? false
            stepper.value = element.number("value") ?? 0
        case let slider as UISlider: fill(slider, from: element)
        case let progress as UIProgressView:
            progress.progress = Float(element.number("progress") ?? 0)
            if let color = place.color("progressTintColor", of: element) { progress.progressTintColor = color }
            if let color = place.color("trackTintColor", of: element) { progress.trackTintColor = color }
        case let picker as UIDatePicker:
            let modes: [String: UIDatePicker.Mode] = ["time": .time, "date": .date, "countDownTimer": .countDownTimer]
            picker.datePickerMode = element.choice("datePickerMode", from: modes) ?? .dateAndTime
            let styles: [String: UIDatePicker.PreferredStyle] = [
                "wheels": .wheels, "compact": .compact, "inline": .inline,
            ]
            picker.preferredDatePickerStyle = element.choice("style", from: styles) ?? .automatic
            picker.minuteInterval = element.integer("minuteInterval") ?? 1
        case let bar as UISearchBar:
            bar.text = place.text("text", of: element)
            bar.placeholder = place.text("placeholder", of: element)
            bar.showsCancelButton = element.flag("showsCancelButton") ?? false
        case let effect as UIVisualEffectView: fill(effect, from: element)
        case let bar as UIToolbar: bar.items = items(element.items("items"))
        case let bar as UINavigationBar: fill(bar, from: element)
        default: break
        }
    }

    private func fill(_ segments: UISegmentedControl, from element: InterfaceElement) {
        for (number, segment) in element.items("segments").prefix(100).enumerated() {
            if let image = place.image("image", of: segment) {
                segments.insertSegment(with: image, at: number, animated: false)
            } else {
                let title = place.text("title", of: segment, id: element.id, called: "segmentTitles[\(number)]")
                segments.insertSegment(withTitle: title, at: number, animated: false)
            }
        }
        segments.selectedSegmentIndex = element.integer("selectedSegmentIndex") ?? UISegmentedControl.noSegment
    }

    private func fill(_ slider: UISlider, from element: InterfaceElement) {
        slider.minimumValue = Float(element.number("minValue") ?? 0)
        slider.maximumValue = Float(element.number("maxValue") ?? 1)
        slider.value = Float(element.number("value") ?? 0.5)
        slider.isContinuous = element.flag("continuous") ?? true
        slider.minimumTrackTintColor = place.color("minimumTrackTintColor", of: element)
        slider.maximumTrackTintColor = place.color("maximumTrackTintColor", of: element)
        slider.thumbTintColor = place.color("thumbTintColor", of: element)
        slider.minimumValueImage = place.image("minimumValueImage", of: element)
        slider.maximumValueImage = place.image("maximumValueImage", of: element)
    }

    private func fill(_ control: UIControl, from element: InterfaceElement) {
        if element.flag("enabled") == false { control.isEnabled = false }
        if element.flag("selected") == true { control.isSelected = true }
        if element.flag("highlighted") == true { control.isHighlighted = true }
        if let alignment = element.choice(
            "contentHorizontalAlignment",
            from: [
                "left": UIControl.ContentHorizontalAlignment.left, "right": .right, "fill": .fill,
                "leading": .leading, "trailing": .trailing,
            ])
        {
            control.contentHorizontalAlignment = alignment
        }
        if let alignment = element.choice(
            "contentVerticalAlignment",
            from: ["top": UIControl.ContentVerticalAlignment.top, "bottom": .bottom, "fill": .fill])
        {
            control.contentVerticalAlignment = alignment
        }
    }

    private func fill(_ scroll: UIScrollView, from element: InterfaceElement) {
        if let flag = element.flag("pagingEnabled") { scroll.isPagingEnabled = flag }
        if let flag = element.flag("scrollEnabled") { scroll.isScrollEnabled = flag }
        if let flag = element.flag("bounces") { scroll.bounces = flag }
        if let flag = element.flag("alwaysBounceVertical") { scroll.alwaysBounceVertical = flag }
        if let flag = element.flag("alwaysBounceHorizontal") { scroll.alwaysBounceHorizontal = flag }
        if let flag = element.flag("showsVerticalScrollIndicator") { scroll.showsVerticalScrollIndicator = flag }
        if let flag = element.flag("showsHorizontalScrollIndicator") { scroll.showsHorizontalScrollIndicator = flag }
        if let insets = element.property("contentInset") { scroll.contentInset = insets.edges }
        if let size = element.property("contentSize") { scroll.contentSize = size.size }
        if let behaviour = element.choice(
            "contentInsetAdjustmentBehavior",
            from: [
                "never": UIScrollView.ContentInsetAdjustmentBehavior.never, "always": .always,
                "scrollableAxes": .scrollableAxes,
            ])
        {
            scroll.contentInsetAdjustmentBehavior = behaviour
        }
    }

    private func fill(_ stack: UIStackView, from element: InterfaceElement) {
        stack.axis = element["axis"] == "vertical" ? .vertical : .horizontal
        stack.distribution =
            element.choice(
                "distribution",
                from: [
                    "fillEqually": .fillEqually, "fillProportionally": .fillProportionally,
                    "equalSpacing": .equalSpacing, "equalCentering": .equalCentering,
                ]) ?? .fill
        stack.alignment =
            element.choice(
                "alignment",
                from: [
                    "leading": .leading, "top": .leading, "firstBaseline": .firstBaseline, "center": .center,
                    "trailing": .trailing, "bottom": .trailing, "lastBaseline": .lastBaseline,
                ]) ?? .fill
        stack.spacing = element.number("spacing") ?? 0
        stack.isLayoutMarginsRelativeArrangement = element.flag("layoutMarginsRelativeArrangement") ?? false
    }

    private func fill(_ view: UIVisualEffectView, from element: InterfaceElement) {
        if let blur = element.child("blurEffect") {
            view.effect = UIBlurEffect(
                style: blur.choice(
                    "style",
                    from: [
                        "extraLight": .extraLight, "light": .light, "dark": .dark, "regular": .regular,
                        "prominent": .prominent, "systemUltraThinMaterial": .systemUltraThinMaterial,
                        "systemThinMaterial": .systemThinMaterial, "systemMaterial": .systemMaterial,
                        "systemThickMaterial": .systemThickMaterial,
                        "systemChromeMaterial": .systemChromeMaterial,
                    ]) ?? .regular)
        }
        if let content = element.property("contentView") { fill(view.contentView, from: place.varied(content)) }
    }
}
