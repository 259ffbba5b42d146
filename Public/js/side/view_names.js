const classes = {
  view: 'UIView', label: 'UILabel', button: 'UIButton', image: 'UIImageView', stack: 'UIStackView', scroll: 'UIScrollView', toggle: 'UISwitch',
  slider: 'UISlider', textfield: 'UITextField', textview: 'UITextView', spinner: 'UIActivityIndicatorView', blur: 'UIVisualEffectView',
  navigationbar: 'UINavigationBar', tabbar: 'UITabBar', pagecontrol: 'UIPageControl', refresh: 'UIRefreshControl', webview: 'WKWebView',
}

/** The class of a view: its own where the server tells it, else the one of UIKit that it is or descends from. */
export function viewName({ name, props }) { return props.type ?? classes[name] ?? name }
