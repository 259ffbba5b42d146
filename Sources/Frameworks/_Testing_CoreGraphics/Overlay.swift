// A file that imports both Testing and Core Graphics also imports this module, which on Apple's platforms attaches
// images to tests. Here it is empty, so that such files compile.
