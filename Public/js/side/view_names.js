const classes = {
  view: 'UIView', label: 'UILabel', button: 'UIButton', image: 'UIImageView', stack: 'UIStackView', scroll: 'UIScrollView', toggle: 'UISwitch',
  slider: 'UISlider', textfield: 'UITextField', textview: 'UITextView', spinner: 'UIActivityIndicatorView', blur: 'UIVisualEffectView',
  navigationbar: 'UINavigationBar', tabbar: 'UITabBar', pagecontrol: 'UIPageControl', refresh: 'UIRefreshControl', webview: 'WKWebView',
}

/** Returns the class of a view: its own if the server sends it, else the UIKit class that it is or inherits from. */
export function viewName({ name, props }) { return props.type ?? classes[name] ?? name }
